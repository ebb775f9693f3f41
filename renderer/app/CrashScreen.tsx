/** The screen shown when the page itself fails: plain words and the way on. React offers this to classes only. */
import { Component, type ReactNode } from 'react'
import { type Language, localized } from '#shared/i18n/localized'
import { say } from '../i18n/language'

const TEXT = {
  title: localized('Castellan s’est interrompu', 'Castellan has stopped'),
  words: localized(
    'Une erreur du programme l’empêche de continuer. Votre travail est gardé\u202f: rechargez, et il vous sera proposé.',
    'A fault of the program keeps it from going on. Your work is kept: reload, and it will be offered to you.',
  ),
  reload: localized('Recharger', 'Reload'),
}

interface CrashScreenProps {
  /** Asked only when it is needed: the language may have been switched meanwhile. */
  readonly language: () => Language
  readonly onCrash: () => void
  /** Keeps the work for recovery. */
  readonly keep: () => Promise<void>
  readonly children: ReactNode
}

export class CrashScreen extends Component<CrashScreenProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onCrash()
    void this.props.keep()
  }

  private readonly reload = (): void => {
    void this.props.keep().finally(() => location.reload())
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const inWords = say(this.props.language())
    return (
      <main className="crash" role="alert">
        <h1>{inWords(TEXT.title)}</h1>
        <p>{inWords(TEXT.words)}</p>
        <button type="button" className="button is-primary is-large" onClick={this.reload}>
          {inWords(TEXT.reload)}
        </button>
      </main>
    )
  }
}
