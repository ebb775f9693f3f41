/** The fields of a card design: sizes in mm, corners, font, the place of the numbers, the parts shown. */
import { type ReactNode } from 'react'
import { CARD_LENGTH, CARD_WIDTH } from '#shared/document/limits'
import { type CardDesign } from '#shared/document/armies'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { partsOf } from '#shared/painter/counters/designs/designOf'
import { READY_DESIGNS } from '#shared/painter/counters/designs/index'
import { type CardPart } from '#shared/painter/counters/designs/readyDesign'
import { type Words } from '../../i18n/language'
import { numberIn } from '../../i18n/numberIn'
import { ChoiceField } from '../../ui/controls/Choice'
import { DraftField, SelectField, SwitchField } from '../../ui/controls/fields'
import { useLanguage } from '../../ui/EditorContext'
import { changed, showing, sizesOf } from './designForm'

const TEXT = {
  width: localized('Largeur d’un pion d’une case (mm)', 'Width of a one-hex card (mm)'),
  length: localized('Longueur d’un pion de deux cases (mm)', 'Length of a two-hex card (mm)'),
  corners: localized('Coins', 'Corners'),
  font: localized('Caractères', 'Font'),
  numbers: localized('Nombres (pions d’une case)', 'Numbers (one-hex cards)'),
}

const CORNERS = [
  { id: 'pointed', name: localized('En pointe', 'Pointed') },
  { id: 'square', name: localized('Droits', 'Square') },
  { id: 'round', name: localized('Arrondis', 'Round') },
] as const
const FONTS = [
  { id: 'sans-bold', name: localized('Linéale grasse', 'Sans serif, bold') },
  { id: 'sans', name: localized('Linéale', 'Sans serif') },
  { id: 'serif', name: localized('À empattements', 'Serif') },
] as const
const NUMBERS = [
  { id: 'row', name: localized('En ligne', 'In a row') },
  { id: 'column', name: localized('En colonne', 'In a column') },
] as const
const PARTS: readonly (readonly [CardPart, Localized])[] = [
  ['name', localized('Nom', 'Name')],
  ['code', localized('Sigle', 'Abbreviation')],
  ['marks', localized('Marques d’arme, d’armure et de bouclier', 'Marks of weapon, armour and shield')],
  ['pip', localized('Forme du camp', 'Shape of the side')],
  ['steps', localized('Pas restants', 'Steps left')],
  ['hex', localized('Case où il est placé', 'Hex in which it is placed')],
  ['group', localized('Liseré de la couleur du groupe', 'Stripe in the colour of the group')],
]

export function DesignFields(props: {
  design: CardDesign
  hexMm: number
  onChange: (design: CardDesign) => void
}): ReactNode {
  const { design, hexMm, onChange } = props
  const { corners, font, numbers, shows } = partsOf(design)
  const ready = READY_DESIGNS[design.base]
  const sizes = sizesOf(design, hexMm)
  return (
    <>
      <SizeField
        label={TEXT.width}
        value={design.widthMm}
        usual={sizes.width}
        range={CARD_WIDTH}
        onChange={(widthMm) => onChange(changed(design, { widthMm }))}
      />
      <SizeField
        label={TEXT.length}
        value={design.lengthMm}
        usual={sizes.length}
        range={CARD_LENGTH}
        onChange={(lengthMm) => onChange(changed(design, { lengthMm }))}
      />
      <ChoiceField
        label={TEXT.corners}
        value={corners}
        options={CORNERS}
        onChange={(next) => onChange(changed(design, { corners: next === ready.corners ? undefined : next }))}
      />
      <SelectField
        label={TEXT.font}
        value={font}
        options={FONTS}
        onChange={(next) => onChange(changed(design, { font: next === ready.font ? undefined : next }))}
      />
      <ChoiceField
        label={TEXT.numbers}
        value={numbers}
        options={NUMBERS}
        onChange={(next) => onChange(changed(design, { numbers: next === ready.numbers ? undefined : next }))}
      />
      {PARTS.map(([part, name]) => (
        <SwitchField
          key={part}
          label={name}
          checked={shows[part]}
          onChange={(shown) => onChange(showing(design, part, shown, ready.shows))}
        />
      ))}
    </>
  )
}

/** Millimetres; empty = the usual size, which stands in the field. */
function SizeField(props: {
  label: Words
  value: number | undefined
  usual: number
  range: { readonly least: number; readonly most: number }
  onChange: (mm: number | undefined) => void
}): ReactNode {
  const { label, value, usual, range, onChange } = props
  const language = useLanguage()
  const apply = (text: string): Words | undefined => {
    const mm = numberIn(text)
    if (text.trim() !== '' && !(mm >= range.least && mm <= range.most))
      return localized(
        `Un nombre de ${range.least} à ${range.most} est attendu.`,
        `A number from ${range.least} to ${range.most} is expected.`,
      )
    onChange(text.trim() === '' ? undefined : mm)
    return undefined
  }
  return (
    <DraftField
      label={label}
      number
      value={value === undefined ? '' : formatNumber(value, language, 2)}
      placeholder={formatNumber(usual, language, 1)}
      apply={apply}
    />
  )
}
