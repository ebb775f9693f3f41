/** The ready types of the ruleset (CTR-4). */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Catalogue } from '#shared/document/catalogue'
import { localized } from '#shared/i18n/localized'
import { loadCatalogue } from '../../actions/catalogue/catalogues'
import { useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { OfferList, type TabProps } from './OfferList'
import { offersOfCatalogue } from './offers'

const ABOUT = localized(
  'Des valeurs plausibles, les nôtres\u202f: une fois dans le scénario, chaque fiche se modifie comme les autres.',
  'Plausible values, our own: once in the scenario, each sheet is edited like any other.',
)
const COMING = { groups: [], foreign: 0 }

export function CatalogueTab({ choosing, shown }: TabProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const ruleset = useRuleset()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  useEffect(() => {
    void loadCatalogue(ruleset.id).then(setCatalogue)
  }, [ruleset.id])
  const offers = useMemo(
    () => (catalogue ? offersOfCatalogue(catalogue, ruleset, language) : COMING),
    [catalogue, ruleset, language],
  )
  return (
    <OfferList offers={offers} choosing={choosing} shown={shown}>
      <p className="catalogue-note">{say(ABOUT)}</p>
    </OfferList>
  )
}
