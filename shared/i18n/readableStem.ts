/** Makes ids from names, so that they stay readable in a file. */
import { fold } from './fold'

/** "Chevalier Noël" -> "chevalier-noel"; empty where no letter or digit is left. */
export function readableStem(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
