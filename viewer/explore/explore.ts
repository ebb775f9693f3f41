/** The reader's doings on the map: a hex that is looked at, a line of sight between two, all that one sees. */
import { nameOfHex } from '#shared/document/placeNames'
import { type Axial, sameHex } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type Board } from '../board/board'
import { type Drawing, hexAloud, hexCard } from '../hex/hexCard'
import { hiddenFrom, sightBetween, sightCard, sightSentence } from '../hex/sightCard'
import { element, holding, icon } from '../page/element'
import { onLanguage, say } from '../page/language'
import { type Shown } from '../page/shown'

const TEXT = {
  close: localized('Fermer', 'Close'),
  lineFrom: localized('Ligne de vue d’ici', 'Line of sight from here'),
  viewFrom: localized('Ce qu’on voit d’ici', 'What is seen from here'),
  swap: localized('Dans l’autre sens', 'The other way'),
  otherStart: localized('Autre départ', 'Other start'),
  chooseStart: localized('Choisissez la case d’où l’on regarde.', 'Choose the hex from which one looks.'),
  chooseEnd: localized('Choisissez la case que l’on regarde.', 'Choose the hex that is looked at.'),
  sight: localized('Ligne de vue', 'Line of sight'),
  view: localized('Ce qu’on voit', 'What is seen'),
}

type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'hex'; readonly hex: Axial }
  | { readonly kind: 'line'; readonly from?: Axial; readonly to?: Axial }
  | { readonly kind: 'view'; readonly hex: Axial }

export interface Explorer {
  /** A hex is chosen by pointer, keyboard or list. */
  choose(hex: Axial | undefined): void
  /** Begins or ends asking for lines of sight. */
  askSight(isAsked: boolean): void
  /** Shows what is seen from the hex that is looked at. */
  sightFrom(hex: Axial): void
  cursor(hex: Axial | undefined): void
  /** Closes what is open; true when there was anything. */
  close(): boolean
  /** Said again, with other pictures. */
  refresh(): void
}

/** @param onSight called with whether lines of sight are asked for */
export function createExplorer(
  shown: Shown,
  board: Board,
  drawing: () => Drawing,
  onSight: (isAsked: boolean) => void,
): Explorer {
  const card = element('section', { class: 'hex-card', hidden: '' })
  const live = element('output', { class: 'aloud', 'aria-live': 'polite' })
  board.root.append(card, live)
  let doing: Doing = { kind: 'nothing' }
  let cursor: Axial | undefined

  function set(next: Doing): void {
    const wasLine = doing.kind === 'line'
    doing = next
    if (wasLine !== (next.kind === 'line')) onSight(next.kind === 'line')
    show()
  }

  function show(): void {
    const contents = contentsOf()
    card.hidden = contents.length === 0
    if (contents.length > 0) holding(card, [closeButton(), ...contents])
    mark()
    if (doing.kind === 'line' && doing.from && doing.to) {
      const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = card
      board.clear([doing.from, doing.to], { x, y, width, height })
    }
  }

  function mark(): void {
    const line =
      doing.kind === 'line' && doing.from && doing.to
        ? { from: doing.from, to: doing.to, found: sightBetween(shown, doing.from, doing.to) }
        : undefined
    board.mark({
      cursor,
      chosen: doing.kind === 'hex' || doing.kind === 'view' ? doing.hex : undefined,
      start: doing.kind === 'line' && !line ? doing.from : undefined,
      line: line?.found && { from: line.from, to: line.to, sight: line.found.sight },
      hidden: doing.kind === 'view' ? hiddenFrom(shown, doing.hex).hidden : undefined,
    })
  }

  function contentsOf(): HTMLElement[] {
    switch (doing.kind) {
      case 'nothing':
        return []
      case 'hex':
        return [...hexCard(shown, doing.hex, drawing()), hexButtons(doing.hex)]
      case 'view':
        return viewContents(doing.hex)
      case 'line':
        return lineContents(doing)
    }
  }

  function lineContents({ from, to }: Extract<Doing, { kind: 'line' }>): HTMLElement[] {
    const line = from && to && sightBetween(shown, from, to)
    if (line)
      return [
        ...sightCard(shown, line),
        buttons(
          button(say(TEXT.swap), () => set({ kind: 'line', from: to, to: from })),
          button(say(TEXT.otherStart), () => set({ kind: 'line' })),
        ),
      ]
    const start = from ? ` ${nameOfHex(shown.scenario, from)} →` : ''
    return [
      element('h2', {}, `${say(TEXT.sight)}${start}`),
      element('p', {}, say(from ? TEXT.chooseEnd : TEXT.chooseStart)),
    ]
  }

  function viewContents(hex: Axial): HTMLElement[] {
    const { seen, hidden } = hiddenFrom(shown, hex)
    return [
      element('h2', {}, `${say(TEXT.view)} – ${nameOfHex(shown.scenario, hex)}`),
      element('p', {}, say(countsInWords(seen, hidden.length))),
      buttons(button(say(TEXT.lineFrom), () => set({ kind: 'line', from: hex }))),
    ]
  }

  function hexButtons(hex: Axial): HTMLElement {
    if (!shown.analysis) return element('div')
    return buttons(
      button(say(TEXT.lineFrom), () => set({ kind: 'line', from: hex })),
      button(say(TEXT.viewFrom), () => {
        set({ kind: 'view', hex })
        const { seen, hidden } = hiddenFrom(shown, hex)
        live.textContent = say(countsInWords(seen, hidden.length))
      }),
    )
  }

  function closeButton(): HTMLElement {
    const made = element('button', { type: 'button', class: 'close', 'aria-label': say(TEXT.close) })
    made.append(icon('M6 6l12 12M18 6L6 18'))
    made.addEventListener('click', () => set({ kind: 'nothing' }))
    return made
  }

  function chooseEnd(hex: Axial): void {
    if (doing.kind !== 'line') return
    const { from } = doing
    if (!from || sameHex(from, hex)) {
      set({ kind: 'line', from: hex })
      live.textContent = `${nameOfHex(shown.scenario, hex)}. ${say(TEXT.chooseEnd)}`
      return
    }
    set({ kind: 'line', from, to: hex })
    const line = sightBetween(shown, from, hex)
    const rule = line?.sight.because[0]?.rule
    if (line) live.textContent = `${say(sightSentence(shown, line))}${rule ? ` (${rule})` : ''}`
  }

  onLanguage(show)

  return {
    choose(hex) {
      if (doing.kind === 'line') {
        if (hex) chooseEnd(hex)
        return
      }
      const isSame = doing.kind === 'hex' && hex && sameHex(doing.hex, hex)
      set(hex && !isSame ? { kind: 'hex', hex } : { kind: 'nothing' })
      if (hex && !isSame) live.textContent = hexAloud(shown, hex)
    },
    askSight(isAsked) {
      const from = doing.kind === 'hex' || doing.kind === 'view' ? doing.hex : undefined
      set(isAsked ? { kind: 'line', ...(from && { from }) } : { kind: 'nothing' })
      if (isAsked) live.textContent = say(from ? TEXT.chooseEnd : TEXT.chooseStart)
    },
    sightFrom(hex) {
      set({ kind: 'line', from: hex })
      live.textContent = `${nameOfHex(shown.scenario, hex)}. ${say(TEXT.chooseEnd)}`
    },
    cursor(hex) {
      cursor = hex
      if (hex) {
        board.reveal(hex)
        live.textContent = hexAloud(shown, hex)
      }
      mark()
    },
    close() {
      const wasOpen = doing.kind !== 'nothing'
      set({ kind: 'nothing' })
      return wasOpen
    },
    refresh: show,
  }
}

function buttons(...all: HTMLElement[]): HTMLElement {
  return element('div', { class: 'buttons' }, ...all)
}

function button(words: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button', class: 'button' }, words)
  made.addEventListener('click', press)
  return made
}

function countsInWords(seen: number, hidden: number) {
  const plural = (count: number): string => (count < 2 ? '' : 's')
  return localized(
    `${seen} case${plural(seen)} vue${plural(seen)}, ${hidden} cachée${plural(hidden)}, du sol au sol.`,
    `${seen} hex${seen === 1 ? '' : 'es'} seen, ${hidden} hidden, from ground to ground.`,
  )
}
