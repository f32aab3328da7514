import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../toaster'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

type ConfirmMutationProps<Result> = Omit<ConfirmDialogProps, 'onConfirm' | 'pending' | 'failure'> & {
  mutation: UseMutationOptions<Result, Error, void>
  /** Reported once it is done; it may depend on the answer. */
  done: string | ((result: Result) => string)
  onDone?: (() => void) | undefined
  /** Why it was refused, where the error's own message is not what to show. */
  refusal?: (error: Error) => string
}

/**
 * Asks before a mutation, and closes once it has succeeded and what it changed was read again, so that the focus returns
 * to what is still there. Render it while it asks.
 */
export function ConfirmMutation<Result>({
  mutation,
  done,
  onDone,
  refusal = ({ message }) => message,
  ...question
}: ConfirmMutationProps<Result>) {
  // The row that asked may change before this closes; the question stays what was confirmed.
  const [asked] = useState(question)
  const { mutateAsync, isPending, error } = useMutation(mutation)
  const report = (result: Result) => {
    toast.success(typeof done === 'string' ? done : done(result))
    question.onClose()
    onDone?.()
  }
  return (
    <ConfirmDialog
      {...asked}
      onClose={question.onClose}
      // Not as a callback of `mutate`, which is lost when the row that asked leaves the list.
      onConfirm={() => void mutateAsync().then(report, shownInDialog)}
      pending={isPending}
      failure={error ? refusal(error) : undefined}
    />
  )
}

/** Why it failed is `error`. */
const shownInDialog = () => undefined
