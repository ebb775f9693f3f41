/** The forms of the last export and the last print, kept with the preferences between visits. */
import { type Decoder, flag, list, oneOf, text, whole } from '#shared/json/decode'
import { LAYERS, STYLE_IDS } from '#shared/painter/style'
import { FLIPS } from '#shared/print/counterSheets/options'
import { LAYER_PRESET_IDS } from '#shared/print/layerPresets'
import { PAPER_IDS } from '#shared/print/paper'
import { EXPORT_FORMATS, PRINTED_IDS } from '#shared/print/products'
import { FACE_CHOICES } from '#shared/rules/contract/cardboard'
import { type ExportForm, type PageForm, type UsedForm } from './exportForm'
import { type Purpose } from './fieldsOf'
import { LABEL_CHOICES, LABEL_NUMBERS, type LabelNumber } from './labelForm'

const keyOf = (purpose: Purpose): string => `castellan.${purpose}`

const page = whole<PageForm>({
  paper: oneOf(PAPER_IDS),
  orientation: oneOf(['auto', 'portrait', 'landscape']),
  overlap: text,
  margin: text,
})

const labelNumbers = Object.fromEntries(LABEL_NUMBERS.map((key) => [key, text])) as Record<
  LabelNumber,
  Decoder<string>
>

const form: Decoder<ExportForm> = whole<ExportForm>({
  what: oneOf(PRINTED_IDS),
  format: oneOf(EXPORT_FORMATS),
  pages: whole<ExportForm['pages']>({ pdf: page, png: page, svg: page }),
  hexMm: text,
  overview: flag,
  dpi: text,
  style: oneOf(STYLE_IDS),
  grey: flag,
  layers: oneOf([...LAYER_PRESET_IDS, 'screen', 'own']),
  hiddenLayers: list(oneOf(LAYERS)),
  answers: flag,
  labels: oneOf(LABEL_CHOICES),
  ...labelNumbers,
  flip: oneOf(FLIPS),
  offsetX: text,
  offsetY: text,
  bleed: text,
  faces: oneOf(FACE_CHOICES),
  markers: flag,
})

const used = whole<UsedForm>({ first: form, form })

/** Undefined when nothing is kept, or when another version of the program kept it otherwise. */
export function readUsedForm(storage: Pick<Storage, 'getItem'>, purpose: Purpose): UsedForm | undefined {
  try {
    return used(JSON.parse(storage.getItem(keyOf(purpose)) ?? 'null'), { path: [] })
  } catch {
    return undefined
  }
}

export function keepUsedForm(storage: Pick<Storage, 'setItem'>, purpose: Purpose, kept: UsedForm): void {
  storage.setItem(keyOf(purpose), JSON.stringify(kept))
}
