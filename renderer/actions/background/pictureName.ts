/** Which files are pictures, by their names: those that can be taken, and those that are refused with what to do. */
const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.gif', '.bmp', '.tif', '.tiff', '.heic', '.avif']

export function isPictureName(name: string): boolean {
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
}
