import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Catalogue,
  type CataloguePart,
  catalogueMutations,
  catalogueQueries,
  type QuantityPrice,
} from '@/entities/catalogue'
import { usePictures } from '@/entities/picture'
import { ApiError } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { breaksOf, changeOf, newPartOf, type PartValues, valuesOf } from './part-values'

type PartFormOptions = {
  catalogue: Catalogue
  /** The one to change; undefined for a new one. */
  part: CataloguePart | undefined
  breaks: readonly QuantityPrice[]
  onSaved: (part: CataloguePart) => void
}

/** What somebody else did to the part while the form was open. */
export type Meanwhile = {
  before: CataloguePart
  now: CataloguePart
  /** The fields in which what was typed here replaces theirs. */
  typedFields: readonly string[]
}

export function usePartForm({ catalogue: { id: catalogueId, currency }, part, breaks, onSaved }: PartFormOptions) {
  const client = useQueryClient()
  /** The part as it is stored, as far as whoever edits it has seen. */
  const [seen, setSeen] = useState(part)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const pictures = usePictures(part?.pictures)
  const { mutateAsync: add } = useMutation(catalogueMutations.addPart())
  const { mutateAsync: update } = useMutation(catalogueMutations.updatePart())
  const { mutateAsync: setPriceBreaks } = useMutation(catalogueMutations.setPriceBreaks(catalogueId))

  /** A new part is stored before what replaces it; one that was added by an earlier attempt is changed. */
  async function store(values: PartValues, picture_ids: string[]): Promise<CataloguePart> {
    if (seen) return update({ id: seen.id, version: seen.version, ...changeOf(values, currency), picture_ids })
    const added = await add({ ...newPartOf(values, currency), picture_ids })
    setSeen(added)
    if (!values.superseded_by_id && values.is_active) return added
    return update({ id: added.id, version: added.version, ...changeOf(values, currency) })
  }

  async function readAgain(before: CataloguePart): Promise<void> {
    const now = await client.fetchQuery({ ...catalogueQueries.part(before.id), staleTime: 0 })
    setSeen(now)
    if (!pictures.isChanged) pictures.reset(now.pictures)
    setMeanwhile({ before, now, typedFields: form.takeTheirs(valuesOf(now, breaks, currency)) })
  }

  const form = useApiForm<PartValues>({
    defaultValues: valuesOf(part, breaks, currency),
    send: async (values) => {
      setMeanwhile(undefined)
      try {
        const stored = await pictures.sendWith((ids) => store(values, ids))
        setSeen(stored)
        const prices = breaksOf(values, currency)
        if (JSON.stringify(prices) !== JSON.stringify(breaks)) await setPriceBreaks({ partId: stored.id, prices })
        onSaved(stored)
      } catch (cause) {
        if (seen && cause instanceof ApiError && cause.code === 'changed_meanwhile') await readAgain(seen)
        throw cause
      }
    },
  })

  const loadTheirs = () => {
    form.reset(valuesOf(seen, breaks, currency))
    pictures.reset(seen?.pictures)
    setMeanwhile(undefined)
  }
  return {
    ...form,
    isDirty: form.isDirty || pictures.isChanged,
    failure: meanwhile ? undefined : form.failure,
    pictures,
    meanwhile,
    loadTheirs,
  }
}

export type PartForm = ReturnType<typeof usePartForm>
