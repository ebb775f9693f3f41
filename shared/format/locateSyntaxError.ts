/** The place of an error of JSON in a text, and what was expected there. */
import { type ParseError, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type FileError } from './fileError'
import { FORMAT } from './version'
import { Found, lineAndColumn, untilFound } from './locate'

/** The place at which the text stops being JSON, and what was expected there. */
export function locateSyntaxError(text: string, file: string): FileError {
  const error = firstSyntaxError(text)
  const offset = error?.offset ?? 0
  const expected = expectation(error && printParseErrorCode(error.error))
  const found =
    offset >= text.trimEnd().length ? END_OF_FILE : quoted(text.slice(offset, offset + FOUND_LENGTH))
  return {
    fault: looksOurs(text) ? 'damaged' : 'foreign',
    file,
    ...lineAndColumn(text, offset),
    message: localized(
      `ce n’est pas du JSON\u202f; trouvé\u202f: ${found.fr}\u202f; attendu\u202f: ${expected.fr}`,
      `not JSON: found ${found.en}, expected ${expected.en}`,
    ),
  }
}

// Our files begin with their format; of one that was emptied or cut at once, nothing says that it was another's.
function looksOurs(text: string): boolean {
  const start = text.slice(0, START_LENGTH)
  return start.trim().length <= '{'.length || start.includes(`"${FORMAT}"`)
}

const START_LENGTH = 1000

// Enough of the text to recognise the place.
const FOUND_LENGTH = 20

const END_OF_FILE = localized('la fin du fichier', 'the end of the file')

function quoted(text: string): Localized {
  const rest = quotable(text)
  return localized(`«\u202f${rest}\u202f»`, `"${rest}"`)
}

function firstSyntaxError(text: string): ParseError | undefined {
  let first: ParseError | undefined
  const onError = (error: ParseErrorCode, offset: number, length: number): never => {
    first = { error, offset, length }
    throw new Found()
  }
  untilFound(() => visit(text, { onError }, { disallowComments: true }))
  return first
}

// `code`: the parser's name of what is wrong.
function expectation(code: string | undefined): Localized {
  switch (code) {
    case 'PropertyNameExpected':
      return localized('une clé entre guillemets', 'a key in quotes')
    case 'ColonExpected':
      return localized('deux-points', 'a colon')
    case 'CommaExpected':
      return localized('une virgule ou la fin de la liste', 'a comma or the end of the list')
    case 'CloseBraceExpected':
      return localized('une accolade fermante', 'a closing brace')
    case 'CloseBracketExpected':
      return localized('un crochet fermant', 'a closing bracket')
    case 'EndOfFileExpected':
      return localized('la fin du fichier', 'the end of the file')
    case 'UnexpectedEndOfString':
      return localized('la fin du texte entre guillemets', 'the end of the quoted text')
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return localized('un caractère permis dans un texte', 'a character allowed in a text')
    default:
      return localized(
        'un objet, une liste, un texte, un nombre, true, false ou null',
        'an object, a list, a text, a number, true, false or null',
      )
  }
}
