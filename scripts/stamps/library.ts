/** The type of a file of drawn stamps: stamps by file name. */
import { type StampCategory } from '#shared/document/region/clip'
import { type Localized } from '#shared/i18n/localized'
import { type Sketch } from './sketch'

interface DrawnStamp extends Localized {
  readonly category: StampCategory
  readonly drawn: Sketch
}

export type Library = Readonly<Record<string, DrawnStamp>>
