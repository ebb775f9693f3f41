/** Recognises pictures by their file names: those that can be imported, and those that are refused with advice. */
const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.gif', '.bmp', '.tif', '.tiff', '.heic', '.avif']

export function isPictureName(name: string): boolean {
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
}
