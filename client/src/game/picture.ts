import { loadFile } from '../server/parts'
import { loadedFonts, type Face } from '../app/fonts'
import { shownTheme, type Theme } from '../app/theme.svelte'

/**
 * A board as a picture: its own elements with the page's styles and fonts, in an SVG that browsers draw. Boards are
 * drawn in HTML and SVG together, so the picture holds both (`foreignObject`); as PNG anything can show it.
 */
const SVG = 'http://www.w3.org/2000/svg'

interface Size {
  width: number
  height: number
}

interface Drawn {
  theme: Theme
  ground: string
  /** Its pixels for one of the page's. */
  fine: number
}

/** The board that is shown now. */
const boardShown = (): HTMLElement => document.getElementById('board') as HTMLElement

/** The board that is shown now, as the text of an SVG file. */
export const boardAsSvg = (): Promise<string> => asSvg(boardShown(), boardShown().getBoundingClientRect(), shownTheme())

/** The same as the bytes of a PNG file, twice as fine as it is shown. */
export function boardAsPng(): Promise<Blob> {
  const board = boardShown()
  const { backgroundColor: ground } = getComputedStyle(document.body)
  return asPng(board, board.getBoundingClientRect(), { theme: shownTheme(), ground, fine: 2 })
}

/** A part of the page as it is printed: light, fine enough for paper, and laid out for the window though paper is narrower. */
export const asPrinted = (part: HTMLElement): Promise<Blob> =>
  asPng(part, { width: innerWidth, height: innerHeight }, { theme: 'light', ground: 'white', fine: 3 })

/** An element in a picture of this size, which is the window that its styles know. */
async function asSvg(element: HTMLElement, { width, height }: Size, theme: Theme): Promise<string> {
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
  inside.append(within(element))
  svg.append(style, inside)
  svg.dataset['theme'] = theme
  return new XMLSerializer().serializeToString(svg)
}

/** Lets a copy show the part that was scrolled to, which is no part of what is copied. */
function keepScrolled(element: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>('*')
  element.querySelectorAll<HTMLElement>('*').forEach((one, n) => {
    if (one.scrollLeft === 0 && one.scrollTop === 0) return
    for (const child of copies[n]?.children ?? [])
      (child as HTMLElement).style.translate = `${-one.scrollLeft}px ${-one.scrollTop}px`
  })
}

/** An element in copies of all that it lies in, so that every selector finds it, and the symbols that it uses. */
function within(element: HTMLElement): Element {
  const { width, height } = element.getBoundingClientRect()
  let copy = element.cloneNode(true) as HTMLElement
  Object.assign(copy.style, { overflow: 'hidden', width: `${width}px`, height: `${height}px` })
  keepScrolled(element, copy)
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const outer = around.cloneNode(false) as HTMLElement
    // Nothing else is left of the page, so it has all the room.
    outer.style.cssText = `display: block; position: static; margin: 0; padding: 0; width: ${width}px; height: ${height}px`
    outer.append(copy)
    copy = outer
  }
  const body = document.createElement('body')
  body.className = document.body.className
  body.style.cssText = `margin: 0; width: ${width}px; height: ${height}px; min-height: 0`
  // What it inherits from the document, of which a picture has none; its colour is that of the picture's theme.
  const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(document.body)
  Object.assign(body.style, { fontFamily, fontSize, fontWeight, lineHeight, color: 'var(--ink)' })
  const symbols = [...document.querySelectorAll('svg.sprite')].filter((one) => !element.contains(one))
  body.append(...symbols.map((one) => one.cloneNode(true)), copy)
  return body
}

/** All styles of the page with its fonts in them, since a picture may fetch nothing, and nothing that moves or is pressed. */
async function styles(): Promise<string> {
  const own = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText)
  const fonts = await Promise.all(loadedFonts().map(fontFace))
  const still = '* { animation: none !important; transition: none !important; scrollbar-width: none !important; }'
  const tools = '.zoom { display: none !important; }'
  return [...fonts, ...own, still, tools].join('\n')
}

async function fontFace({ family, weight, unicodeRange, source }: Face): Promise<string> {
  const letters = await asData(await loadFile(source))
  return `@font-face { font-family: ${family}; font-weight: ${weight}; unicode-range: ${unicodeRange}; src: url("${letters}"); }`
}

export function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(blob.type))
    reader.readAsDataURL(blob)
  })
}

/** An element in a picture of this size, as the bytes of a PNG file that has only the element. */
async function asPng(element: HTMLElement, size: Size, { theme, ground, fine }: Drawn): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect()
  const image = new Image()
  image.src = await asData(new Blob([await asSvg(element, size, theme)], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * fine
  canvas.height = height * fine
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, size.width * fine, size.height * fine)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error(canvas.nodeName)) : resolve(blob)), 'image/png'),
  )
}
