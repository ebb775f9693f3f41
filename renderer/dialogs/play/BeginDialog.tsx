/** The beginning of a game: who plays each side, who throws the dice; or a game of a file. */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type SideId } from '#shared/document/ids'
import { fileErrorText } from '#shared/format/fileError'
import { HUMAN } from '#shared/game/file/gameFile'
import { newGame, type PlayedGame, setUpAsDrawn } from '#shared/game/table/playedGame'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { ChoiceField } from '../../ui/controls/Choice'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { useFileActions } from '../../ui/fileActions'
import { foundGame, unfinishedOf } from './gameFiles'
import { PLAYER_CHOICES } from './playerChoices'
import { type PlayTable } from './playTable'
import { type DiceAtTable } from './tableState'

const TEXT = {
  title: localized('Jouer la partie', 'Play the game'),
  about: localized(
    'Les règles arbitrent\u202f: seul ce qu’elles permettent est offert. Le scénario ne change pas\u202f; la partie a son propre fichier.',
    'The rules referee: only what they allow is offered. The scenario does not change; the game has a file of its own.',
  ),
  dice: localized('Les dés sont lancés par', 'Dice are thrown by'),
  setUp: localized('Mise en place', 'Set-up'),
  start: localized('Commencer', 'Begin'),
  goOn: localized('Reprendre la dernière partie', 'Go on with the last game'),
  open: localized('Ouvrir une partie enregistrée…', 'Open a saved game…'),
}

export const DICE_NAMES: Readonly<Record<DiceAtTable, Localized>> = {
  thrown: localized('Le programme', 'The program'),
  typed: localized('Les joueurs', 'The players'),
}

type SetUp = 'players' | 'as-drawn'

const SET_UPS: readonly { readonly id: SetUp; readonly name: Localized }[] = [
  { id: 'players', name: localized('À faire', 'To be done') },
  { id: 'as-drawn', name: localized('Comme sur la carte', 'As on the map') },
]

export function BeginDialog({ table }: { table: PlayTable }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const files = useFileActions()
  const dropped = useUiState((state) => state.dropped)
  const chooser = useRef<HTMLInputElement>(null)
  const { scenario, file } = useEditorState((state) => state.document)
  const sides = sidesInOrder(scenario)
  const [players, setPlayers] = useState<Readonly<Record<SideId, string>>>(() =>
    Object.fromEntries(sides.map((side) => [side, HUMAN])),
  )
  const [dice, setDice] = useState<DiceAtTable>('thrown')
  const [setUp, setSetUp] = useState<SetUp>('players')
  const [fault, setFault] = useState<Localized>()
  const sitDown = (game: PlayedGame): void => {
    table.sitDown(game, dice)
    ui.closeDialog()
    ui.showView('play')
  }
  const begin = (): void => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number
    const name = file?.name ?? `${scenario.info.title}.castellan`
    const game = newGame(scenario, { players, seed, file: name })
    sitDown(setUp === 'as-drawn' ? setUpAsDrawn(game) : game)
  }
  const [unfinished] = useState(() => unfinishedOf(scenario))
  const goOn = async (text: string, name: string): Promise<void> => {
    const found = await foundGame(text, name, editor.document.scenario)
    if (!found.ok)
      return setFault(localized(fileErrorText(found.error, 'fr'), fileErrorText(found.error, 'en')))
    const { value } = found
    if (value.kind === 'ready') {
      // Its scenario would come into another window without it.
      if (await files.openGameElsewhere({ name, text })) return ui.closeDialog()
      if (!(await files.openGallery({ name: value.file, text: value.text }))) return
    }
    sitDown(value.game)
  }
  const read = (file: File): void =>
    void file.text().then(
      (text) => goOn(text, file.name),
      () => setFault(NOT_READ),
    )
  const taken = useEffectEvent(read)
  useEffect(() => {
    if (dropped) taken(dropped)
  }, [dropped])
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.about}
      footer={<ConfirmButtons name={TEXT.start} disabled={sides.length === 0} focused onConfirm={begin} />}
    >
      {sides.map((side) => (
        <SelectField
          key={side}
          label={sameInBoth(scenario.sides[side]?.name ?? side)}
          value={players[side] ?? HUMAN}
          options={PLAYER_CHOICES}
          onChange={(id) => setPlayers({ ...players, [side]: id })}
        />
      ))}
      <ChoiceField<SetUp> label={TEXT.setUp} value={setUp} options={SET_UPS} onChange={setSetUp} />
      <ChoiceField<DiceAtTable>
        label={TEXT.dice}
        value={dice}
        options={(['thrown', 'typed'] as const).map((id) => ({ id, name: DICE_NAMES[id] }))}
        onChange={setDice}
      />
      {unfinished !== undefined && (
        <Button name={TEXT.goOn} look="is-quiet" onClick={() => void goOn(unfinished, say(TEXT.goOn))} />
      )}
      <Button name={TEXT.open} look="is-quiet" onClick={() => chooser.current?.click()} />
      {fault && (
        <p className="form-note is-error" role="alert">
          {say(fault)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".castellan-game"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) read(chosen)
          currentTarget.value = ''
        }}
      />
    </DialogFrame>
  )
}

const NOT_READ = localized('Le fichier ne peut pas être lu.', 'The file cannot be read.')
