/** The page about itself that a module, and each of its saved games, carries. */
import { utf8OfText } from '#shared/images/utf8'
import { element, xmlFile } from '../xml/writeXml'

/**
 * The least VASSAL that reads all that is written here: one that is older refuses, a newer one says nothing. It never names the present
 * one, which would shut others out and gain nothing.
 */
export const VASSAL_VERSION = '3.7.0'

export interface ModuleName {
  readonly name: string
  /** The version of the module. */
  readonly version: string
  readonly description: string
}

/** @param data without a name, of a saved game */
export function metadata({
  name,
  version,
  description,
}: Omit<ModuleName, 'name'> & { readonly name: string | undefined }): Uint8Array {
  // The same bytes for the same scenario: no time, though VASSAL says when it saved.
  const fields = {
    version,
    extra1: '',
    extra2: '',
    VassalVersion: VASSAL_VERSION,
    dateSaved: '0',
    description,
  }
  const all = { ...fields, ...(name !== undefined && { name }) }
  const children = Object.entries(all).map(([key, value]) => element(key, {}, value))
  return utf8OfText(xmlFile(element('data', { version: 1 }, children)))
}
