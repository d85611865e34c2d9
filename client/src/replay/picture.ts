import { loadedFonts, type Face } from '../lib/fonts'
import { shownTheme } from '../lib/theme.svelte'

/**
 * The board as a picture: its own elements with the page's styles and fonts, in an SVG that browsers draw. Boards are
 * drawn in HTML and SVG together, so the picture holds both (`foreignObject`); as PNG anything can show it.
 */
const SVG = 'http://www.w3.org/2000/svg'

/** The board that is shown now, as the text of an SVG file. */
export async function boardAsSvg(): Promise<string> {
  const board = document.getElementById('board') as HTMLElement
  const { width, height } = board.getBoundingClientRect()
  const svg = document.createElementNS(SVG, 'svg')
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value)
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.setAttribute('width', `${width}`)
  svg.setAttribute('height', `${height}`)
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await styles()
  const inside = document.createElementNS(SVG, 'foreignObject')
  inside.setAttribute('width', '100%')
  inside.setAttribute('height', '100%')
  inside.append(within(board, width, height))
  svg.append(style, inside)
  svg.dataset['theme'] = shownTheme()
  return new XMLSerializer().serializeToString(svg)
}

/** The board in copies of all that it lies in, so that every selector finds it, and the symbols that it uses. */
function within(board: HTMLElement, width: number, height: number): Element {
  let copy = board.cloneNode(true) as HTMLElement
  copy.style.overflow = 'hidden'
  for (let around = board.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const outer = around.cloneNode(false) as HTMLElement
    // Nothing but the board is left of the page, so it has all the room.
    outer.style.cssText = `display: block; position: static; margin: 0; padding: 0; width: ${width}px; height: ${height}px`
    outer.append(copy)
    copy = outer
  }
  const body = document.createElement('body')
  body.className = document.body.className
  body.style.cssText = `margin: 0; width: ${width}px; height: ${height}px; min-height: 0`
  // What it inherits from the document, of which a picture has none.
  const { font, color } = getComputedStyle(document.body)
  Object.assign(body.style, { font, color })
  const symbols = [...document.querySelectorAll('svg:has(> symbol)')].filter((one) => !board.contains(one))
  body.append(...symbols.map((one) => one.cloneNode(true)), copy)
  const inner = copy.querySelector<HTMLElement>('#board') ?? copy
  inner.style.width = `${width}px`
  inner.style.height = `${height}px`
  return body
}

/** All styles of the page with its fonts in them, since a picture may fetch nothing, and nothing that moves. */
async function styles(): Promise<string> {
  const own = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText)
  const fonts = await Promise.all(loadedFonts().map(fontFace))
  const still = '* { animation: none !important; transition: none !important; }'
  return [...fonts, ...own, still].join('\n')
}

async function fontFace({ family, weight, unicodeRange, source }: Face): Promise<string> {
  const letters = await asData(await (await fetch(source)).blob())
  return `@font-face { font-family: ${family}; font-weight: ${weight}; unicode-range: ${unicodeRange}; src: url("${letters}"); }`
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(blob.type))
    reader.readAsDataURL(blob)
  })
}

/** The same as the bytes of a PNG file, twice as fine as it is shown. */
export async function boardAsPng(): Promise<Blob> {
  const text = await boardAsSvg()
  const image = new Image()
  image.src = await asData(new Blob([text], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * 2
  canvas.height = image.naturalHeight * 2
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error(canvas.nodeName)) : resolve(blob)), 'image/png'),
  )
}

/** Hands a file to whoever looks. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
