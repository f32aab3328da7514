import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { instanceTitle, LastDoneFields, useLastDoneRules } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { type AssignedMachine, askedOf, type LastDoneRows } from './assigned-machine'
import { assignText } from './text'

type Values = { rows: LastDoneRows }

type MachineTasksProps = {
  form: Pick<UseFormReturn<Values>, 'register'> & {
    errorOf: (name: FieldPath<Values>) => string | undefined
  }
  machine: AssignedMachine
  isSaved: boolean
  /** Why what was entered was not saved, as a whole and by the field's name in the call. */
  refusal: { reason: string; fields: Readonly<Record<string, string>> } | undefined
}

/** A machine of the dialog: what was assigned to it, and the tasks of which nobody has said when they were last done. */
export function MachineTasks({ form: { register, errorOf }, machine, isSaved, refusal }: MachineTasksProps) {
  const t = useText(assignText)
  const rules = useLastDoneRules()
  const { instance, tasks, added } = machine
  const title = instanceTitle(instance)
  const refusedFieldOf = (taskId: string, name: 'done_on' | 'hours') =>
    refusal?.fields[`tasks.${tasks.findIndex(({ id }) => id === taskId)}.last_done.${name}`]
  const field = (taskId: string, name: 'done_on' | 'hours') => `rows.${taskId}.${name}` as const
  const fate = isSaved ? t('saved') : added > 0 ? t('added', { count: added }) : t('hadAll')
  const isShownAtFields = Object.keys(refusal?.fields ?? {}).some((name) => name.includes('.last_done.'))
  return (
    <fieldset className="grid gap-4 rounded-md border border-line px-4 py-3">
      <legend className="sr-only">{title}</legend>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-semibold wrap-anywhere">{title}</span>
        <span className={isSaved ? 'font-medium text-success-ink' : 'text-ink-muted'}>{fate}</span>
      </p>
      {refusal && !isShownAtFields && <Callout tone="danger">{refusal.reason}</Callout>}
      {!isSaved &&
        askedOf(machine).map(({ id, name }) => (
          <fieldset key={id} className="grid gap-2">
            <legend className="mb-2 font-semibold wrap-anywhere">{name}</legend>
            <div className="field-columns grid gap-4 sm:grid-cols-2">
              <LastDoneFields
                unit={instance.unit}
                isExplained={false}
                doneOn={{
                  error: errorOf(field(id, 'done_on')) ?? refusedFieldOf(id, 'done_on'),
                  ...register(field(id, 'done_on'), { validate: rules.doneOn }),
                }}
                hours={{
                  error: errorOf(field(id, 'hours')) ?? refusedFieldOf(id, 'hours'),
                  ...register(field(id, 'hours'), { validate: rules.hours }),
                }}
              />
            </div>
          </fieldset>
        ))}
    </fieldset>
  )
}
