/** Draw operations as one SVG document, in millimetres: the viewBox has the same numbers as the size. */
import { escapeXml } from '#shared/lang/xmlText'
import { assertNever } from '#shared/lang/assertNever'
import { decimalsFor, matrixNumbers, scaleOf, shortNumber } from './numbers'
import { type DrawOp, type FontId, type Path, type Stroke, VERB } from './ops'
import { type GradientPaint, settledPaint } from './paint'
import { FONT_FILES } from './fonts'
import { missingImage } from './missingImage'

export interface SvgOptions {
  /** mm */
  readonly width: number
  readonly height: number
  /** Shown by browsers and read by screen readers. */
  readonly title?: string
  readonly language?: string
  /** Base64 of the font files, asked for those in use only: they are embedded. */
  readonly fonts?: Readonly<Partial<Record<FontId, () => string>>>
  /** `data:` address of a document image; undefined draws the crossed box. */
  image?(hash: string): string | undefined
}

/** The document as text. Fonts not given are named all the same: whoever opens the file must then have them. */
export function toSvg(ops: readonly DrawOp[], options: SvgOptions): string {
  const svg: SvgState = { options, defs: new Map(), fonts: new Set() }
  const body = svgOps(ops, svg, 2)
  const width = shortNumber(options.width, 3)
  const height = shortNumber(options.height, 3)
  const language = options.language ? ` xml:lang="${escapeXml(options.language)}"` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"${language}>`,
    ...(options.title === undefined ? [] : [`<title>${escapeXml(options.title)}</title>`]),
    ...styleSheet(svg),
    ...(svg.defs.size === 0
      ? []
      : [`<defs>\n${[...svg.defs.values()].map((def) => def.text).join('\n')}\n</defs>`]),
    body,
    '</svg>\n',
  ].join('\n')
}

interface SvgState {
  readonly options: SvgOptions
  /** By content, so that equal gradients and clips are written once. */
  readonly defs: Map<string, { readonly id: string; readonly text: string }>
  readonly fonts: Set<FontId>
}

function styleSheet({ fonts, options }: SvgState): string[] {
  if (fonts.size === 0) return []
  const faces = [...fonts].flatMap((font) => {
    const base64 = options.fonts?.[font]?.()
    if (base64 === undefined) return []
    const source = `url(data:font/ttf;base64,${base64}) format("truetype")`
    const { family, weight, slanted } = FONT_FILES[font]
    const style = slanted ? 'font-style:italic;' : ''
    return [`@font-face{font-family:"${family}";font-weight:${weight};${style}src:${source}}`]
  })
  // As on canvas and in PDF: plain advances only.
  const text =
    'text{white-space:pre;font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision}'
  return [`<style>\n${[...faces, text].join('\n')}\n</style>`]
}

function svgOps(ops: readonly DrawOp[], svg: SvgState, decimals: number): string {
  return ops.map((op) => svgOp(op, svg, decimals)).join('\n')
}

function svgOp(op: DrawOp, svg: SvgState, decimals: number): string {
  switch (op.kind) {
    case 'path': {
      const rule = op.fill && op.rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
      const paint = fillAttributes(op, svg) + rule + strokeAttributes(op.stroke, decimals)
      return `<path d="${pathData(op.path, decimals)}"${paint}/>`
    }
    case 'text':
      return svgText(op, svg, decimals)
    case 'image': {
      const href = svg.options.image?.(op.hash)
      if (href === undefined) return svgOps(missingImage(op), svg, decimals)
      const place = attributes({ x: op.x, y: op.y }, decimals)
      const opacity = opacityAttribute('opacity', op.opacity)
      return `<use${place}${opacity} href="#${picture(op, href, svg, decimals)}"/>`
    }
    case 'group':
      return svgGroup(op, svg, decimals)
    default:
      return assertNever(op)
  }
}

function svgGroup(op: Extract<DrawOp, { kind: 'group' }>, svg: SvgState, decimals: number): string {
  // Clip and contents are in the group's own frame: the clip must be written as finely as they are.
  const inside = op.transform ? decimalsFor(scaleOf(op.transform) * 10 ** (decimals - 2)) : decimals
  const transform = op.transform ? ` transform="matrix(${matrixNumbers(op.transform, decimals, ' ')})"` : ''
  let clip = ''
  if (op.clip) {
    const rule = op.clip.rule === 'evenodd' ? ' clip-rule="evenodd"' : ''
    const path = `<path d="${pathData(op.clip.path, inside)}"${rule}/>`
    clip = ` clip-path="url(#${define(svg, 'clip', (id) => `<clipPath id="${id}">${path}</clipPath>`)})"`
  }
  const opacity = opacityAttribute('opacity', op.opacity)
  // A picture is named; text is read as it is.
  const alt = op.role?.type === 'Figure' ? ` role="figure" aria-label="${escapeXml(op.role.alt ?? '')}"` : ''
  return `<g${transform}${clip}${opacity}${alt}>\n${svgOps(op.ops, svg, inside)}\n</g>`
}

function svgText(op: Extract<DrawOp, { kind: 'text' }>, svg: SvgState, decimals: number): string {
  svg.fonts.add(op.font)
  // One more decimal: letters show a shift that outlines do not.
  const place = attributes({ x: op.x, y: op.y, 'font-size': op.size }, Math.min(6, decimals + 1))
  const { family, weight, slanted } = FONT_FILES[op.font]
  const bold = weight === 400 ? '' : ` font-weight="${weight}"`
  const start = `<text${place} font-family="${family}"${bold}${slanted ? ' font-style="italic"' : ''}`
  const text = `>${escapeXml(op.text)}</text>`
  const fill = ` fill="${op.color}"${opacityAttribute('fill-opacity', op.opacity)}`
  if (!op.halo) return start + fill + text
  const halo = strokeAttributes({ ...op.halo, join: 'round' }, decimals)
  return `${start} fill="none"${halo}${text}\n${start}${fill}${text}`
}

function fillAttributes(op: Extract<DrawOp, { kind: 'path' }>, svg: SvgState): string {
  if (!op.fill) return ' fill="none"'
  const paint = settledPaint(op.fill)
  const fill = paint.kind === 'solid' ? paint.color : `url(#${gradient(paint, svg)})`
  return ` fill="${fill}"${opacityAttribute('fill-opacity', paint.opacity)}`
}

function gradient(paint: GradientPaint, svg: SvgState): string {
  const stops = paint.stops
    .map((stop) => `<stop offset="${shortNumber(stop.at, 3)}" stop-color="${stop.color}"/>`)
    .join('')
  if (paint.kind === 'linear') {
    const line = attributes({ x1: paint.x0, y1: paint.y0, x2: paint.x1, y2: paint.y1 }, 3)
    return define(
      svg,
      'paint',
      (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${line}>${stops}</linearGradient>`,
    )
  }
  const outer = { cx: paint.x1, cy: paint.y1, r: paint.r1 }
  const circles = attributes({ ...outer, fx: paint.x0, fy: paint.y0, fr: paint.r0 }, 3)
  return define(
    svg,
    'paint',
    (id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${circles}>${stops}</radialGradient>`,
  )
}

// Embedded once, however many pieces of it are drawn: a scan has megabytes.
function picture(
  { hash, width, height }: Extract<DrawOp, { kind: 'image' }>,
  href: string,
  svg: SvgState,
  decimals: number,
): string {
  const size = attributes({ width, height }, decimals)
  const key = `image ${hash}${size}`
  const known = svg.defs.get(key)
  if (known) return known.id
  const id = `image${svg.defs.size + 1}`
  const text = `<image id="${id}"${size} preserveAspectRatio="none" href="${escapeXml(href)}"/>`
  svg.defs.set(key, { id, text })
  return id
}

// The id of a definition, made on first use of that content.
function define(svg: SvgState, stem: string, write: (id: string) => string): string {
  const content = write('')
  const known = svg.defs.get(content)
  if (known) return known.id
  const id = `${stem}${svg.defs.size + 1}`
  svg.defs.set(content, { id, text: write(id) })
  return id
}

function strokeAttributes(stroke: Stroke | undefined, decimals: number): string {
  if (!stroke) return ''
  const fine = Math.min(6, decimals + 1)
  let text = ` stroke="${stroke.color}" stroke-width="${shortNumber(stroke.width, fine)}"`
  if (stroke.cap && stroke.cap !== 'butt') text += ` stroke-linecap="${stroke.cap}"`
  // SVG's own limit is 4, that of canvas and PDF 10.
  text +=
    stroke.join && stroke.join !== 'miter' ? ` stroke-linejoin="${stroke.join}"` : ' stroke-miterlimit="10"'
  if (stroke.dash && stroke.dash.length > 0)
    text += ` stroke-dasharray="${stroke.dash.map((length) => shortNumber(length, fine)).join(' ')}"`
  return text + opacityAttribute('stroke-opacity', stroke.opacity)
}

function attributes(values: Readonly<Record<string, number>>, decimals: number): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${shortNumber(value, decimals)}"`)
    .join('')
}

function opacityAttribute(name: string, opacity: number | undefined): string {
  return opacity === undefined || opacity >= 1 ? '' : ` ${name}="${shortNumber(opacity, 3)}"`
}

// Letter and number of coordinates of each verb.
const LETTERS: Readonly<Record<number, readonly [letter: string, numbers: number]>> = {
  [VERB.move]: ['m', 2],
  [VERB.line]: ['l', 2],
  [VERB.quad]: ['q', 4],
  [VERB.cubic]: ['c', 6],
  [VERB.close]: ['z', 0],
}

/**
 * Path data with relative coordinates, shorter than absolute ones. Rounding does not add up: each step leads from a
 * rounded point to a rounded point.
 */
function pathData(path: Path, decimals: number): string {
  const parts = 10 ** decimals
  let data = ''
  // Where the pen is, and where the subpath began, in parts of a unit.
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (let i = 0; i < path.length;) {
    const verb = path[i] as number
    const [letter, numbers] = LETTERS[verb] as readonly [string, number]
    data += letter
    let [toX, toY] = [x, y]
    for (let n = 1; n <= numbers; n += 2) {
      toX = Math.round((path[i + n] as number) * parts)
      toY = Math.round((path[i + n + 1] as number) * parts)
      data += signed(toX - x, parts, n > 1) + signed(toY - y, parts, true)
    }
    ;[x, y] = verb === VERB.close ? [startX, startY] : [toX, toY]
    if (verb === VERB.move) [startX, startY] = [x, y]
    i += 1 + numbers
  }
  return data
}

// As short as SVG allows: a minus sign separates two numbers as well as a space does, and 0.5 may be .5.
function signed(steps: number, parts: number, follows: boolean): string {
  const text = String(Math.abs(steps) / parts)
  const sign = steps < 0 ? '-' : follows ? ' ' : ''
  return sign + (text.startsWith('0.') ? text.slice(1) : text)
}
