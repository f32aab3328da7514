import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useApiForm } from './use-api-form'

type RecordFormOptions<Item extends { version: number }, Values extends FieldValues> = {
  /** As it is now; it may be read again while somebody types. */
  record: Item
  /** The record as the same person has stored it elsewhere on the page: nobody else has changed it then. */
  own?: Item | undefined
  valuesOf: (record: Item) => Values & DefaultValues<Values>
  /** Makes the call for the record that the form shows. Returns the record as it is after it. */
  send: (values: Values, shown: Item) => Promise<Item>
}

/**
 * A form about a record that others change too. It goes on showing the version that it was opened with as long as
 * something is typed, so that what is sent belongs to what was read; the server refuses it if that is no longer the
 * present one. Untouched, it follows the record.
 *
 * Fields that belong to rows are named by the id of their row, so that `showChanges` leaves what was typed in its place.
 */
export function useRecordForm<Item extends { version: number }, Values extends FieldValues>({
  record: present,
  own,
  valuesOf,
  send,
}: RecordFormOptions<Item, Values>) {
  const [shown, setShown] = useState(present)
  const saved = useRef(present)
  const form = useApiForm<Values>({
    defaultValues: valuesOf(shown),
    send: async (values) => {
      saved.current = await send(values, shown)
      setShown(saved.current)
    },
    valuesAfter: () => valuesOf(saved.current),
  })
  const { isDirty, isPending, reset, formState } = form
  // Read, so that react-hook-form tracks it: it retains what was typed only in fields that it knows to be changed.
  void formState.dirtyFields
  const hasChanged = present.version > shown.version && !isPending
  const isOwn = present.version === own?.version && present.version === shown.version + 1

  function follow({ isDiscarding = false } = {}) {
    reset(valuesOf(present), isDiscarding ? {} : { keepDirtyValues: true, keepDirty: true })
    setShown(present)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows a new version, or once nothing is typed any more
  useEffect(() => {
    if (hasChanged && (isOwn || !isDirty)) follow({ isDiscarding: !isDirty })
  }, [hasChanged, isOwn, isDirty, present])

  return {
    ...form,
    /** The record as the form shows it. */
    shown,
    /** Whether somebody else has changed the record since, while something is typed here. */
    isOutdated: hasChanged && isDirty && !isOwn,
    /** Goes on with the present record, and what was typed. */
    showChanges: () => follow(),
    /** Goes on with the present record alone. */
    discard: () => follow({ isDiscarding: true }),
  }
}
