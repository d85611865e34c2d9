import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import type { Rolldown } from 'vite'
import { fonts } from './fonts.config'
import { windows } from './windows.config'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const server = 'http://127.0.0.1:8000'

/** Whether the first screen imports this module, or imports what does. */
function isOnFirstScreen(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith('/pages/home/Home.svelte')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((one) => isOnFirstScreen(one, modules, seen))
}

export default defineConfig({
  // Files refer to each other, and the server says in the document where they are: it may stand below a path.
  base: './',
  plugins: [svelte(), fonts(), windows()],
  build: {
    // Into the Python package, which serves it. Assets carry their hash and may be kept for ever;
    // whatever is imported with `import()`, such as the board of a game, is a file of its own.
    outDir: '../src/quadriga/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    // An asset stays a file: the server's content security policy needs no `data:`.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs a request with its headers, so what screens share is in few files: what all of them need,
          // what the first one shares with others, and for the others by who needs it.
          groups: [
            { name: 'page', tags: ['$initial'] },
            {
              name: (id, modules) => (isOnFirstScreen(id, modules) ? 'first' : null),
              minShareCount: 2,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
          ],
        },
      },
    },
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
