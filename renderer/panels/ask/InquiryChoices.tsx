/** The choices that a question leaves: the phase of a shot, shock or fire, how far a retreat goes. */
import { type ReactNode } from 'react'
import { chosenIn, type Inquiry, type InquiryChoice } from '#shared/rules/answers/inquiry'
import { Choice } from '../../ui/controls/Choice'
import { SelectField } from '../../ui/controls/fields'
import { useEditor } from '../../ui/EditorContext'

/** More than these do not fit side by side. */
const SIDE_BY_SIDE = 2

export function InquiryChoices(props: { inquiry: Inquiry; choices: readonly InquiryChoice[] }): ReactNode {
  const { inquiry, choices } = props
  const { session } = useEditor()
  return choices.map((choice) => {
    const common = {
      label: choice.name,
      value: chosenIn(choice, inquiry),
      options: choice.values,
      onChange: (value: string) =>
        session.setInquiry({ ...inquiry, choices: { ...inquiry.choices, [choice.id]: value } }),
    }
    return choice.values.length > SIDE_BY_SIDE ? (
      <SelectField key={choice.id} {...common} />
    ) : (
      <Choice key={choice.id} {...common} />
    )
  })
}
