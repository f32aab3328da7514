import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { toast } from '../toaster'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

type ConfirmMutationProps<Result> = Omit<ConfirmDialogProps, 'onConfirm' | 'pending' | 'failure'> & {
  mutation: UseMutationOptions<Result, Error, void>
  /** Reported once it is done. */
  done: string
  onDone?: (() => void) | undefined
  /** Why it was refused, where the error's own message is not what to show. */
  refusal?: (error: Error) => string
}

/** Asks before a mutation, and closes once it has succeeded. Render it while it asks. */
export function ConfirmMutation<Result>({
  mutation,
  done,
  onDone,
  refusal = ({ message }) => message,
  ...question
}: ConfirmMutationProps<Result>) {
  const { mutate, isPending, error } = useMutation({
    ...mutation,
    // Not as a callback of `mutate`, which is lost when the row that asked leaves the list.
    onSuccess: () => {
      toast.success(done)
      question.onClose()
      onDone?.()
    },
  })
  return (
    <ConfirmDialog
      {...question}
      onConfirm={() => mutate()}
      pending={isPending}
      failure={error ? refusal(error) : undefined}
    />
  )
}
