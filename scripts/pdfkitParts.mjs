// A Vite plugin that leaves out the parts of pdfkit that none of our PDFs needs: fonts as WOFF2, encrypted files, and texts laid out by
// others than us. They are half of it, and their tables are unpacked whenever it is loaded.
const REFUSE = `() => { throw new Error('this part of pdfkit is not in the program') }`

const SOURCES = {
  'brotli/decompress.js': `export default ${REFUSE}`,
  linebreak: `export default ${REFUSE}`,
  '@noble/ciphers/aes': `export const cbc = ${REFUSE}, ecb = ${REFUSE}`,
  // Asked of every glyph, and of no account without a layout.
  'unicode-properties': [
    'export const isMark = () => false',
    ...['getCategory', 'getCombiningClass', 'getScript', 'isDigit'].map(
      (name) => `export const ${name} = ${REFUSE}`,
    ),
  ].join('\n'),
  'unicode-trie': `export default class { get = ${REFUSE} }`,
}

const MARK = '\0castellan:left-out:'

export function withoutUnusedParts() {
  return {
    name: 'castellan:pdfkit-parts',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(SOURCES, id) ? MARK + id : undefined),
    load: (id) => (id.startsWith(MARK) ? SOURCES[id.slice(MARK.length)] : undefined),
  }
}
