/** The drawn route and its risks: the cost, each attack of opportunity, who makes none and why, and the arrival. */
import Copy from 'lucide-react/icons/copy'
import RouteIcon from 'lucide-react/icons/route'
import { type ReactNode, useSyncExternalStore } from 'react'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { arrowsOf } from '#shared/questions/picture/arrows'
import { routePicture } from '#shared/questions/picture/routePicture'
import { circumstancesInWords } from '#shared/questions/routeCircumstances'
import { routeInWords, routeTitle } from '#shared/questions/routeInWords'
import { ROUTE_KIND_NAMES, type RouteAnswer, type RouteKind } from '#shared/rules/answers/route'
import { countedHexes } from '../../tools/words/counted'
import { type DrawnRoute } from '../../editor/ports/session'
import { applyRoute } from '../../tools/route/applyRoute'
import { allowanceOf, cleared, routeInHand } from '../../tools/route/drawing'
import { askedRoute, judgedRoute, plannedReach } from '../../tools/route/judge'
import { causeOf } from '../../tools/route/kinds'
import { reachShade } from '../../tools/route/reachOverlay'
import { costWords } from '../../tools/route/routeWords'
import { WORKING } from '../../tools/words/working'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { copyText } from '../../ui/copyText'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { InspectorFrame, InspectorSection } from '../InspectorFrame'
import { Legend } from '../Legend'
import { chancesOnArrival } from './chances'
import { ArrivalChances, ChanceBar } from './Chances'
import { MoverFire } from './MoverFire'
import { Opponents } from './Opponents'
import { OwnersChoice } from './OwnersChoice'
import { Displaced, Refusals, Shots, Spared, Tests, Why } from './RouteReasons'
import { ThisTurn } from './ThisTurn'
import './route.css'

const TEXT = {
  empty: localized(
    'Cliquez un pion de la carte, puis son chemin. Chaque attaque d’opportunité qu’il risque s’affiche ici.',
    'Click a counter on the map, then its way. Each attack of opportunity that it risks is shown here.',
  ),
  draw: localized(
    'Cliquez les cases du chemin, ou faites glisser le pion.',
    'Click the hexes of the way, or drag the counter.',
  ),
  shift: localized(
    'Maj maintenue, le pas se fait sans se tourner.',
    'With Shift held, a step is taken without turning.',
  ),
  arrival: localized('À l’arrivée', 'On arrival'),
  refused: localized('Trajet refusé', 'Route refused'),
  apply: localized('Déplacer le pion', 'Move the counter'),
  turn: localized('Retourner le pion', 'Turn the counter about'),
  clear: localized('Effacer le trajet', 'Clear the route'),
  copy: localized('Copier le texte', 'Copy as text'),
  copied: localized('Réponse copiée.', 'Answer copied.'),
}

export function RoutePanel(): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const session = useEditorState((state) => state.session)
  const route = routeInHand(session, scenario)
  if (!route)
    return (
      <div className="empty">
        <RouteIcon aria-hidden />
        {say(TEXT.empty)}
      </div>
    )
  return <OfCounter key={route.counter} route={route} />
}

/** The opponents beside the way, whether they strike or not. */
function metBy(answer: RouteAnswer | undefined): CounterId[] {
  const met = answer ? [...answer.tests, ...(answer.held ?? []), ...answer.spared] : []
  return met.map(({ opponent }) => opponent)
}

function OfCounter({ route }: { route: DrawnRoute }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const session = useEditorState((state) => state.session)
  const { options, turn } = session
  // With every answer the route is judged anew.
  useSyncExternalStore(editor.input.subscribe, () => editor.document.heard)
  const { answer, shown, late } = judgedRoute(editor.document.ask, scenario, route, session)
  const counter = scenario.counters[route.counter]
  const { routeKind } = options
  const cause = causeOf(options)
  // Where one on foot looks to a corner, turning counts.
  const turns = counter && editor.document.ruleset.facingKind(scenario, counter) === 'vertex'
  const reach = plannedReach(editor.document.ask, route, session)?.answer
  const legend = (
    <Legend
      shades={reach ? [reachShade(reach)] : []}
      arrows={shown ? arrowsOf(routePicture(scenario, route, shown)) : []}
    />
  )
  const asked = route.path.length > 0 || routeKind === 'about-turn'
  const hints = route.path.length > 0 ? [] : [TEXT.draw, ...(turns ? [TEXT.shift] : [])]
  const note = late ? say(WORKING) : hints.map(say).join(' ')
  return (
    <InspectorFrame
      title={counterName(scenario, route.counter)}
      subtitle={subtitleOf(route, shown, shown?.allowance ?? allowanceOf(route.counter, scenario))}
      picture={counter && <CounterImage counter={counter} size={52} />}
    >
      {cause && <Opponents route={route} from={cause} />}
      <MoverFire route={route} />
      {shown ? <Report answer={shown} legend={legend} /> : <p className="route-note">{note}</p>}
      {!shown && legend}
      {asked && <OwnersChoice route={route} answer={shown} />}
      {asked && (
        <ThisTurn turn={turn} mover={route.counter} concerned={metBy(shown)} onSay={editor.session.setTurn} />
      )}
      <Actions route={route} answer={answer} kind={routeKind} />
    </InspectorFrame>
  )

  // "4 hexes · 5 points of 6"; what it is to be while there is no way.
  function subtitleOf(
    { path }: DrawnRoute,
    found: RouteAnswer | undefined,
    allowance: number | undefined,
  ): string {
    const cost = costWords(found?.cost, allowance)
    const length = path.length > 0 ? countedHexes(path.length) : undefined
    return [length ?? ROUTE_KIND_NAMES[routeKind], cost]
      .flatMap((part) => (part ? [say(part)] : []))
      .join(' · ')
  }
}

/** A retreat may push friends out of its way: it is not taken from here. */
function Actions(props: { route: DrawnRoute; answer: RouteAnswer | undefined; kind: RouteKind }): ReactNode {
  const { route, answer, kind } = props
  const editor = useEditor()
  const language = useLanguage()
  const drawn = route.path.length > 0
  if (!drawn && kind !== 'about-turn') return null
  return (
    <div className="route-actions">
      {kind !== 'retreat' && (
        <Button
          name={kind === 'about-turn' ? TEXT.turn : TEXT.apply}
          look="is-primary"
          disabled={!answer?.end}
          onClick={() => answer && applyRoute(editor, route.counter, answer)}
        />
      )}
      {drawn && <Button name={TEXT.clear} onClick={() => editor.session.setRoute(cleared(route))} />}
      {answer && <IconButton icon={Copy} label={TEXT.copy} onClick={copy} />}
    </div>
  )

  function copy(): void {
    const { scenario } = editor.document
    if (!answer) return
    const asked = askedRoute(route, editor.store.getState().session, scenario)
    const lines = [
      routeTitle(scenario, asked, language),
      ...circumstancesInWords(scenario, asked, language),
      routeInWords(scenario, answer, language),
    ]
    copyText(lines.join('\n'))
    editor.session.notify(TEXT.copied)
  }
}

function Report({ answer, legend }: { answer: RouteAnswer; legend: ReactNode }): ReactNode {
  if (!answer.arrival)
    return (
      <>
        <InspectorSection title={TEXT.refused}>
          <Refusals refused={answer.refused} />
        </InspectorSection>
        {legend}
      </>
    )
  const chances = chancesOnArrival(answer.arrival)
  return (
    <>
      <InspectorSection title={TEXT.arrival}>
        <ChanceBar chances={chances} />
        <ArrivalChances chances={chances} />
        <Why reasons={answer.because} />
      </InspectorSection>
      {legend}
      <Tests tests={answer.tests} />
      <Displaced displaced={answer.displaced} />
      <Spared spared={answer.spared} />
      {answer.shots && <Shots shots={answer.shots} />}
    </>
  )
}
