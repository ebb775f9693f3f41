/** The fields of a condition of victory, by its kind (SCN-5). */
import { type ReactNode } from 'react'
import { type Break, type Condition, type Exit, type Hold, type Score } from '#shared/document/game'
import { MAX_POINTS, MAX_QUANTITY, MAX_TURN } from '#shared/document/limits'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { SelectField, SwitchField, WholeField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useUi } from '../../ui/EditorContext'
import { chooseTargets, chooseOnMap } from './chooseOnMap'
import { OptionalWholeField } from './OptionalWholeField'
import { PlacesField } from './PlaceField'
import { AmountField, WhoField } from './WhoField'

const TEXT = {
  place: localized('Lieu', 'Place'),
  newPlace: localized('Choisir un lieu', 'Choose a place'),
  noPlace: localized('Aucun lieu n’est choisi.', 'No place is chosen.'),
  by: localized('Comment', 'How'),
  hexes: localized('Nombre minimal de cases (vide\u202f: toutes)', 'Fewest hexes (empty: all)'),
  turns: localized(
    'Tours de suite (vide\u202f: à la fin de la partie)',
    'Turns in a row (as the game ends, if empty)',
  ),
  wounded: localized('Les blessés comptent aussi', 'The wounded count too'),
  unhurt: localized('Les blessés ne comptent pas', 'The wounded do not count'),
  until: localized('Au plus tard au tour', 'In turn … at the latest'),
  least: localized('Nombre minimal d’ouvrages (vide\u202f: tous)', 'Fewest structures (empty: all)'),
  state: localized('Pour chaque pion', 'For each counter'),
  targets: localized('Ouvrages à abattre', 'Structures to bring down'),
  point: localized('Choisir sur la carte…', 'Choose on the map…'),
  points: sameInBoth('Points'),
}

const HOLDING = [
  { id: 'presence', name: localized('Y être seul', 'Stand there alone') },
  { id: 'last-pass', name: localized('Y passer le dernier', 'Pass last') },
] as const

const STATES: readonly { readonly id: Score['state']; readonly name: Words }[] = [
  { id: 'eliminated', name: localized('éliminé', 'eliminated') },
  { id: 'wounded', name: localized('blessé', 'wounded') },
  { id: 'captured', name: localized('capturé', 'captured') },
  { id: 'exited', name: localized('sorti de la carte', 'that has left the map') },
  { id: 'alive', name: localized('en vie', 'alive') },
]

type Apply = (condition: Condition) => Words | undefined

export function ConditionForm(props: { condition: Condition; inPoints: boolean; apply: Apply }): ReactNode {
  const { condition, inPoints, apply } = props
  return (
    <div className="victory-condition-form">
      <PartsOf condition={condition} apply={apply} />
      {inPoints && (
        <WholeField
          label={TEXT.points}
          value={String(condition.points ?? 1)}
          min={-MAX_POINTS}
          max={MAX_POINTS}
          apply={(points) => apply({ ...condition, points })}
        />
      )}
    </div>
  )
}

function PartsOf({ condition, apply }: { condition: Condition; apply: Apply }): ReactNode {
  switch (condition.kind) {
    case 'hold':
      return <HoldParts condition={condition} apply={apply} />
    case 'exit':
      return <ExitParts condition={condition} apply={apply} />
    case 'break':
      return <BreakParts condition={condition} apply={apply} />
    case 'score':
      return (
        <>
          <WhoField who={condition.who} apply={(who) => apply({ ...condition, who })} />
          <SelectField<Score['state']>
            label={TEXT.state}
            value={condition.state}
            options={STATES}
            onChange={(state) => void apply({ ...condition, state })}
          />
        </>
      )
    case 'eliminate':
      return (
        <>
          <CountedParts condition={condition} apply={apply} />
          <SwitchField
            label={TEXT.wounded}
            checked={condition.wounded === true}
            onChange={(on) => void apply(withKey(condition, 'wounded', on || undefined))}
          />
        </>
      )
    case 'survive':
      return (
        <>
          <CountedParts condition={condition} apply={apply} />
          <SwitchField
            label={TEXT.unhurt}
            checked={condition.unhurt === true}
            onChange={(on) => void apply(withKey(condition, 'unhurt', on || undefined))}
          />
        </>
      )
    case 'capture':
      return <CountedParts condition={condition} apply={apply} />
  }
}

function CountedParts<
  C extends Extract<Condition, { readonly kind: 'eliminate' | 'survive' | 'capture' }> | Exit,
>(props: { condition: C; apply: Apply }): ReactNode {
  const { condition, apply } = props
  return (
    <>
      <WhoField who={condition.who} apply={(who) => apply({ ...condition, who })} />
      <AmountField least={condition.least} apply={(least) => apply(withKey(condition, 'least', least))} />
    </>
  )
}

function HoldParts({ condition, apply }: { condition: Hold; apply: Apply }): ReactNode {
  return (
    <>
      <OnePlace condition={condition} apply={apply} />
      <ChoiceField<Hold['by']>
        label={TEXT.by}
        value={condition.by}
        options={HOLDING}
        onChange={(by) => void apply({ ...condition, by })}
      />
      <OptionalWholeField
        label={TEXT.hexes}
        value={condition.least}
        max={MAX_QUANTITY}
        apply={(least) => apply(withKey(condition, 'least', least ?? undefined))}
      />
      <OptionalWholeField
        label={TEXT.turns}
        value={condition.turns}
        max={MAX_TURN}
        apply={(turns) => apply(withKey(condition, 'turns', turns ?? undefined))}
      />
    </>
  )
}

function ExitParts({ condition, apply }: { condition: Exit; apply: Apply }): ReactNode {
  return (
    <>
      <CountedParts condition={condition} apply={apply} />
      <OnePlace condition={condition} apply={apply} />
      <OptionalWholeField
        label={TEXT.until}
        value={condition.until}
        max={MAX_TURN}
        apply={(until) => apply(withKey(condition, 'until', until ?? undefined))}
      />
    </>
  )
}

/** The place of a condition; another one that is chosen takes its place. */
function OnePlace({ condition, apply }: { condition: Hold | Exit; apply: Apply }): ReactNode {
  const { place } = condition
  const isNone = place.kind === 'hexes' && place.hexes.length === 0
  return (
    <PlacesField
      label={TEXT.place}
      add={TEXT.newPlace}
      none={TEXT.noPlace}
      places={isNone ? [] : [place]}
      apply={(places) => apply({ ...condition, place: places.at(-1) ?? { kind: 'hexes', hexes: [] } })}
    />
  )
}

/** Structures of hexes and walls of hexsides: those selected on the map. */
function BreakParts({ condition, apply }: { condition: Break; apply: Apply }): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const selection = useEditorState((state) => state.session.selection)
  const hexes = selection.kind === 'hexes' ? selection.hexes : []
  const hexsides = selection.kind === 'hexsides' ? selection.hexsides : []
  const count = hexes.length + hexsides.length
  const add = (added: Pick<Break, 'hexes' | 'hexsides'>): Words | undefined =>
    apply({
      ...condition,
      hexes: [...new Set([...condition.hexes, ...added.hexes])],
      hexsides: [...new Set([...condition.hexsides, ...added.hexsides])],
    })
  return (
    <>
      <Button name={TEXT.point} onClick={() => chooseOnMap(editor, ui, chooseTargets(TEXT.targets, add))} />
      {count > 0 && <Button name={selectedTargets(count)} onClick={() => void add({ hexes, hexsides })} />}
      {condition.hexes.length + condition.hexsides.length > 0 && (
        <Button
          name={localized('Vider la liste', 'Empty the list')}
          onClick={() => void apply({ ...condition, hexes: [], hexsides: [] })}
        />
      )}
      <OptionalWholeField
        label={TEXT.least}
        value={condition.least}
        max={MAX_QUANTITY}
        apply={(least) => apply(withKey(condition, 'least', least ?? undefined))}
      />
    </>
  )
}

function selectedTargets(count: number): Words {
  return localized(
    `Ajouter ce qui est sélectionné sur la carte (${count})`,
    `Add what is selected on the map (${count})`,
  )
}

/** The condition with a key set; undefined takes it away. */
function withKey<C extends Condition, K extends keyof C>(condition: C, key: K, value: C[K] | undefined): C {
  if (value !== undefined) return { ...condition, [key]: value }
  const { [key]: _gone, ...others } = condition
  return others as unknown as C
}
