/** The typography of French and English: spaces, quotation marks and apostrophes, each in its own way. */

/** A fault of typography, in words. */
type Fault = string

// What is no part of a sentence: addresses, names of hexes (`2:U6`, `HEX:HEX`), lines of a file (`"format": "castellan"`), the sign (?).
const withoutCode = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\b([A-Z]+|\d+):(?=[A-Z0-9◊])/g, '')
    .replace(/"[^"]*": "[^"]*"/g, '')
    .replaceAll('(?)', '◊')

export function frenchFaults(text: string): readonly Fault[] {
  const plain = withoutCode(text)
  return [
    ...(/[^\u202f;:?!][;:?!]/.test(plain) ? ['no narrow space before ; : ? !'] : []),
    ...(/«(?!\u202f)/.test(plain) ? ['no narrow space after «'] : []),
    ...(/(?<!\u202f)»/.test(plain) ? ['no narrow space before »'] : []),
    ...(/[“”]/.test(plain) ? ['English quotation marks'] : []),
    ...commonFaults(plain),
  ]
}

export function englishFaults(text: string): readonly Fault[] {
  const plain = withoutCode(text)
  return [
    ...(/[\u202f\u00a0 ][;:?!]/.test(plain) ? ['a space before ; : ? !'] : []),
    ...(/[«»]/.test(plain) ? ['French quotation marks'] : []),
    ...commonFaults(plain),
  ]
}

function commonFaults(text: string): readonly Fault[] {
  return [
    ...(/[\p{L}◊]'[\p{L}◊]/u.test(text) ? ['a straight apostrophe'] : []),
    ...(/\.\.\./.test(text) ? ['three dots for …'] : []),
    ...(/ {2}/.test(text) ? ['two spaces'] : []),
  ]
}
