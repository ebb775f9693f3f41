/** The options of the attribute tool. */
import { type HexAttribute } from '#shared/document/hexAttributes'
import { type Ruleset } from '#shared/rules/ruleset'

export interface AttributeOptions {
  readonly attribute: HexAttribute
  /** The level of one that has levels. */
  readonly attributeLevel: number
}

export function attributeOptions({ hexAttributes }: Ruleset, chosen?: AttributeOptions): AttributeOptions {
  const attribute = hexAttributes.find((id) => id === chosen?.attribute) ?? hexAttributes[0] ?? 'cave'
  return { attribute, attributeLevel: chosen?.attributeLevel ?? 1 }
}
