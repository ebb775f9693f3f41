/** The text of a file of another program. */
import { ImageFault, placeText } from '#shared/images/refusal/imageError'
import { textOfUtf8 } from '#shared/images/utf8'
import { refuse } from './fault'

/** Throws `ExchangeRefusal` at the first byte that is no UTF-8. A byte order mark is left out. */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return textOfUtf8(bytes)
  } catch (error) {
    if (error instanceof ImageFault) refuse(file, error.problem, placeText(error.place))
    throw error
  }
}
