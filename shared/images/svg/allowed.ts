/** The elements and attributes allowed in SVG: shapes, paths, colours, clipping, text, embedded pixels. No others. */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** No script, foreignObject, animation, link, filter or marker; `image` holds pixels of its own only. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern`)

/** Elements whose text means something; elsewhere it is only white space. */
export const TEXT_ELEMENTS = words('title desc style text tspan textPath')

/** Attributes without a namespace. `href` (also of XLink) has rules of its own. */
export const ATTRIBUTES = words(`
  id class style transform
  x y width height viewBox preserveAspectRatio version
  d points pathLength cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy rotate textLength lengthAdjust startOffset
  offset gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation direction display
  dominant-baseline fill fill-opacity fill-rule font-family font-size font-size-adjust font-stretch font-style
  font-variant font-weight image-rendering letter-spacing mask opacity overflow paint-order shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi
  vector-effect visibility word-spacing writing-mode`)

/** Attributes of the `xml:` namespace. */
export const XML_ATTRIBUTES = words('space lang')

/** Elements in one picture, each counted once for every time it is drawn (`use`, patterns, clips). */
export const MAX_ELEMENTS = 100_000

/** The most that a picture may cost to draw, in plain shapes: see `cost.ts`. */
export const MAX_COST = 100_000

/** Elements within each other, through references too. */
export const MAX_DEPTH = 100

/** Letters of all style sheets together. */
export const MAX_STYLE_LENGTH = 100_000
