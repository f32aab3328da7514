import {
  type Completion,
  instanceTitle,
  type MachineInstance,
  machineInstanceMutations,
} from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { ReasonDialog } from '../reason-dialog'
import { instanceDetailsText } from '../text'

/** What was recorded, and the name of its task. */
export type UndoableCompletion = Pick<Completion, 'id' | 'task'>

type UndoCompletionDialogProps = { instance: MachineInstance; completion: UndoableCompletion; onClose: () => void }

/** Takes back the last completion of a task, for a reason. */
export function UndoCompletionDialog({ instance, completion: { id, task }, onClose }: UndoCompletionDialogProps) {
  const t = useText(instanceDetailsText)
  return (
    <ReasonDialog
      title={t('undoTitle', { task, machine: instanceTitle(instance) })}
      description={t('description')}
      submit={t('undo')}
      mutation={machineInstanceMutations.undoCompletion(id)}
      done={t('undone', { task })}
      onClose={onClose}
    />
  )
}
