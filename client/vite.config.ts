import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  // Files refer to each other, and the server says in the document where they are: it may stand below a path.
  base: './',
  plugins: [svelte()],
  build: {
    // Into the Python package, which serves it. Assets carry their hash and may be kept for ever;
    // whatever is imported with `import()`, such as the board of a game, is a file of its own.
    outDir: '../src/quadriga/web/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    // An asset stays a file: the server's content security policy needs no `data:`.
    assetsInlineLimit: 0,
  },
  server: {
    // `npm run dev` shows the page as it is being written, next to a running `quadriga serve`.
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
    },
  },
  // Geometry and layout need no browser; what needs one is tried in a real one, by `make test`.
  // They are pure functions, so their tests share one process instead of starting one for each file.
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
  },
})
