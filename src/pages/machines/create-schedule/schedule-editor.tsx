import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type { InstanceTask, ScheduledTask } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import type { SelectOption } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { type ScheduleValues, TaskFields } from './task-fields'
import { newTask, taskOf, valuesOf } from './task-values'
import { createScheduleText } from './text'

type ScheduleEditorProps = {
  tasks: readonly ScheduledTask[]
  /** For the tasks of one machine: the ids of those that the service book says were done. */
  doneTasks?: ReadonlySet<string>
  /** All of them from the start: a list that comes later would show each task without its kit. */
  kits: readonly SelectOption[]
  /** Makes the call; throws `ApiError`. */
  onSave: (tasks: InstanceTask[]) => Promise<void>
}

/** Edits all tasks of a model or of one machine together. Remount it for another one. */
export function ScheduleEditor({ tasks, doneTasks, kits, onSave }: ScheduleEditorProps) {
  const t = useText(createScheduleText)
  const defaultValues: ScheduleValues = { tasks: tasks.map(valuesOf) }
  const form = useApiForm<ScheduleValues>({
    defaultValues,
    send: async (values) => {
      await onSave(values.tasks.map(taskOf))
      toast.success(t('saved'))
    },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tasks' })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && (
        <Callout tone="danger" announce>
          {form.failure}
        </Callout>
      )}
      {fields.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ol aria-label={t('tasks')} className="grid gap-4">
        {fields.map(({ id, task_id }, index) => (
          <li key={id}>
            <TaskFields
              form={form}
              index={index}
              kits={kits}
              hasPast={doneTasks !== undefined && !doneTasks.has(task_id)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button icon={<Plus aria-hidden />} onClick={() => append(newTask)}>
          {t('add')}
        </Button>
        <Button type="submit" variant="primary" pending={form.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
