/** The names of fields, and of the way to a leaf through them. */
import { type Part } from '#shared/document/fields/part'
import { joined, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { fieldsAlong } from '../fieldsAlong'
import { ORDER } from '../leafPath'
import { calledByRows, rowNamed, type Version } from './version'

const NEWER = localized('clés d’une version plus récente', 'keys of a newer version')

/** A field that no version knows is quoted as the file has it. */
export function fieldNamed(field: Part | undefined, key: string): Localized {
  return field?.called ?? (key === 'extra' ? NEWER : sameInBoth(quotable(key)))
}

/** "état « étourdi »", "face Blessé, attaque": each step by its name, from the one of that index. */
export function pathNamed(version: Version, path: readonly string[], from: number): Localized {
  const fields = fieldsAlong(path)
  const words = path.flatMap((step, index): Localized[] => {
    if (index < from || step === ORDER) return []
    const [above, field] = [fields[index - 1]?.form, fields[index]]
    if (above?.kind === 'record' && above.keys) return [rowNamed(calledByRows(version, above.keys), step)]
    // A record of values says nothing that its entry does not.
    const ofValues = step === 'extra' || (field?.form?.kind === 'record' && !field.form.of.form)
    if (field?.unsaid && index < path.length - 1) return []
    return ofValues && index < path.length - 1 ? [] : [fieldNamed(field, step)]
  })
  return joined(words, ' ')
}
