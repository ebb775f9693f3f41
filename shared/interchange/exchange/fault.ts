/** The reason why a file of another program is refused, and where: every reader here answers with one. */
import { placeText } from '#shared/images/refusal/imageError'
import { colon, type Language, type Localized } from '#shared/i18n/localized'
import { fail, type Result } from '#shared/lang/result'

export interface ExchangeFault {
  /** The file, or the entry of an archive. */
  readonly file: string
  /** Within it: « ligne 3, colonne 7 », « octet 40 »; absent when the file as a whole is refused. */
  readonly place?: Localized
  readonly message: Localized
}

/** Thrown inside a reader; `refused` turns it into an answer. */
export class ExchangeRefusal extends Error {
  constructor(readonly fault: ExchangeFault) {
    super(faultInWords(fault, 'en'))
  }
}

export function refuse(file: string, message: Localized, place?: Localized): never {
  throw new ExchangeRefusal({ file, message, ...(place && { place }) })
}

/** `file: line 3, column 7: found …, expected …` */
export function faultInWords({ file, place, message }: ExchangeFault, language: Language): string {
  const between = `${colon(language)} `
  return [file, ...(place ? [place[language]] : []), message[language]].join(between)
}

/** Runs a reader: its value, or the fault that it threw. Whatever else is thrown is a bug and passes. */
export async function refused<T>(
  read: () => Promise<Result<T, ExchangeFault>>,
): Promise<Result<T, ExchangeFault>> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ExchangeRefusal) return fail(error.fault)
    throw error
  }
}

/** Lines and columns count from 1. */
export function linePlace(line: number, column: number): Localized {
  return placeText({ kind: 'text', line, column })
}

/** Bytes count from 0. */
export function bytePlace(byte: number): Localized {
  return placeText({ kind: 'byte', byte })
}
