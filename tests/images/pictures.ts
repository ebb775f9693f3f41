/** A picture of 12 x 8 pixels in every format that a scenario takes. */

const bytes = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'))

export const PNG = bytes(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVQYlWNYkOBAEDGQpkjB',
    'IQEZDQpFlPoOAKVZbgE9BlsKAAAAAElFTkSuQmCC',
  ].join(''),
)

export const JPEG = bytes(
  [
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBD',
    'AQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAwD',
    'ASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAHRAAAQIHAAAAAAAAAAAAAAAAABQxAQQREyEygf/EABUBAQEAAAAA',
    'AAAAAAAAAAAAAAQF/8QAGBEBAAMBAAAAAAAAAAAAAAAAAQACETH/2gAMAwEAAhEDEQA/AMqaV3IJ9aZZ+lYAJtoGclKtcV3s/9k=',
  ].join(''),
)

export const PROGRESSIVE_JPEG = bytes(
  [
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBD',
    'AQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAIAAwD',
    'ASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/2gAMAwEAAhADEAAAAclgKf/E',
    'ABcQAAMBAAAAAAAAAAAAAAAAAAACERL/2gAIAQEAAQUCbVP/xAAVEQEBAAAAAAAAAAAAAAAAAAABAP/aAAgBAwEBPwEL/8QAFREB',
    'AQAAAAAAAAAAAAAAAAAAABH/2gAIAQIBAT8Br//EABUQAQEAAAAAAAAAAAAAAAAAABAi/9oACAEBAAY/ApP/xAAVEAEBAAAAAAAA',
    'AAAAAAAAAAAQcf/aAAgBAQABPyGYf//aAAwDAQACAAMAAAAQi//EABcRAAMBAAAAAAAAAAAAAAAAAAABETH/2gAIAQMBAT8Qg27p',
    '/8QAFxEBAQEBAAAAAAAAAAAAAAAAAREAMf/aAAgBAgEBPxBoCc3/xAAYEAACAwAAAAAAAAAAAAAAAAAhMRBRgf/aAAgBAQABPxAK',
    'gp7H/9k=',
  ].join(''),
)

export const WEBP = bytes(
  [
    'UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAAgAAoBCJagCdLoAAv4zMt2gAP6qsIVpYU3pX929Cmfiar8f+p0lUWscNNuQe/+F',
    '09q8ydidzgAA',
  ].join(''),
)

export const LOSSLESS_WEBP = bytes(
  ['UklGRiwAAABXRUJQVlA4TCAAAAAvC8ABAA9wEKCDAB4MfP4jDUTaNvCw/tUO3UNE/yPZJQ=='].join(''),
)

export const ALPHA_WEBP = bytes(
  [
    'UklGRnoAAABXRUJQVlA4WAoAAAAQAAAACwAABwAAQUxQSBQAAAABD/DA/4iIIBBI8ideYIeI/gc0AFZQOCBAAAAAMAIAnQEqDAAI',
    'AAKAQiWoAnS6AAL+MzLePAAA/qqwhWlhTelf3b0KZ+Jqvx82EG02USqXguj/g6TZtnrFOAAAAA==',
  ].join(''),
)

/** An SVG with something of everything that stays when it is cleaned. */
export const SVG_TEXT = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="12" height="8" viewBox="0 0 12 8">
  <title>A &lt;wall&gt; &amp; a gate</title>
  <!-- stone -->
  <defs>
    <linearGradient id="stone"><stop offset="0" stop-color="#a06040"/><stop offset="1" stop-color="rgb(32, 64, 96)"/></linearGradient>
    <clipPath id="frame"><rect width="12" height="8"/></clipPath>
    <g id="gate"><path d="M3 2h5v4h-5z" style="fill:#204060; stroke:none"/></g>
  </defs>
  <style>.name { font-size: 3px }</style>
  <g clip-path="url(#frame)"><rect width="12" height="8" fill="url(#stone)"/><use xlink:href="#gate"/></g>
  <image x="1" y="1" width="2" height="2" href="data:image/png;base64,${Buffer.from(PNG).toString('base64')}"/>
  <text class="name" x="1" y="7">Été <tspan>&#233;</tspan></text>
</svg>
`

export const SVG: Uint8Array = new TextEncoder().encode(SVG_TEXT)

export const PICTURES: Readonly<Record<string, Uint8Array>> = {
  'wall.png': PNG,
  'wall.jpg': JPEG,
  'progressive.jpg': PROGRESSIVE_JPEG,
  'wall.webp': WEBP,
  'lossless.webp': LOSSLESS_WEBP,
  'alpha.webp': ALPHA_WEBP,
  'wall.svg': SVG,
}
