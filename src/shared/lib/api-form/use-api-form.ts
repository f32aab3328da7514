import { type BaseSyntheticEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { ApiError } from '@/shared/api'
import { useLeaveWarning } from '../leave-warning'
import { isFieldOf } from './is-field-of'
import { mergeTheirs } from './merge-theirs'

type ApiFormOptions<Values extends FieldValues> = {
  /** Every field of the form, under its name in the contract. */
  defaultValues: Values & DefaultValues<Values>
  /** Makes the call. An `ApiError` that it throws lands on the fields that it names, or above the form. */
  send: (values: Values) => Promise<void>
  /** What the form shows once it was sent; by default what was typed. */
  valuesAfter?: () => Values
}

/** What a dialog needs of its form. */
export type ApiForm = {
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  isPending: boolean
  /** Whether something was typed. */
  isDirty: boolean
  /** What the server refuses that belongs to none of the fields. */
  failure: string | undefined
}

/**
 * A form that also shows the server's errors: each appears at its field, and the first is focused; an error that
 * belongs to no field is `failure`, for a callout above the form. Input is never cleared, and leaving it has to be
 * confirmed.
 *
 * `register` and `control` are react-hook-form's; `errorOf` returns the `error` of a `TextField`.
 */
export function useApiForm<Values extends FieldValues>({ defaultValues, send, valuesAfter }: ApiFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues })
  const { formState, handleSubmit, setError, getFieldState, reset } = form
  const [failure, setFailure] = useState<string>()
  useLeaveWarning(formState.isDirty, { isSending: formState.isSubmitting })

  const isField = (name: string): name is Path<Values> => isFieldOf(form.getValues(), name)

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await send(values)
      reset(valuesAfter?.() ?? values)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const names = Object.keys(cause.fields).filter(isField)
      for (const name of names.toReversed()) {
        setError(name, { type: 'server', message: cause.fields[name] }, { shouldFocus: true })
      }
      setFailure(names.length > 0 ? undefined : cause.message)
    }
  })

  /**
   * Shows what somebody else has stored meanwhile in the fields that were not changed here, which are then saved as they
   * saved them. Returns the names of the others.
   */
  function takeTheirs(theirs: Values & DefaultValues<Values>): readonly string[] {
    const { values, typedFields } = mergeTheirs<Values>({
      opened: formState.defaultValues ?? {},
      typed: form.getValues(),
      theirs,
    })
    reset(theirs)
    reset(values, { keepDefaultValues: true })
    return typedFields
  }

  return {
    ...form,
    submit,
    takeTheirs,
    failure,
    isPending: formState.isSubmitting,
    isDirty: formState.isDirty,
    errorOf: (name: Path<Values>): string | undefined => getFieldState(name, formState).error?.message,
  }
}
