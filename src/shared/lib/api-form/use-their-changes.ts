import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ApiForm } from './use-api-form'

type TheirChanges<Values extends FieldValues> = {
  form: Pick<ApiForm, 'isPending'> & { takeTheirs: (theirs: Values) => unknown }
  /** The version of the record as it is now; undefined for a new one. */
  version: number | undefined
  /** What the form shows of the record as it is now. */
  theirs: Values
}

/**
 * Has a form that saves over the present version take what somebody else has changed, in the fields that were not
 * changed here. Returns whether somebody else has changed the record since the form was opened.
 */
export function useTheirChanges<Values extends FieldValues>({ form, version, theirs }: TheirChanges<Values>): boolean {
  const [opened] = useState(version)
  const [taken, setTaken] = useState(version)
  const hasChanged = version !== taken && !form.isPending

  const takeVersion = useEffectEvent((present: number | undefined) => {
    form.takeTheirs(theirs)
    setTaken(present)
  })
  useEffect(() => {
    if (hasChanged) takeVersion(version)
  }, [hasChanged, version])

  return taken !== opened
}
