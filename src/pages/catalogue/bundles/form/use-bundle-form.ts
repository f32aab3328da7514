import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Catalogue, type CatalogueBundle, catalogueMutations, catalogueQueries } from '@/entities/catalogue'
import { ApiError } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { type BundleValues, bundleOf, valuesOf } from './bundle-values'

type BundleFormOptions = {
  catalogue: Catalogue
  /** The one to change; undefined for a new one. */
  bundle: CatalogueBundle | undefined
  onSaved: (bundle: CatalogueBundle) => void
}

/** What somebody else did to the bundle while the form was open. */
export type Meanwhile = {
  before: CatalogueBundle
  now: CatalogueBundle
  /** The fields in which what was typed here replaces theirs. */
  typedFields: readonly string[]
}

export function useBundleForm({ catalogue: { currency }, bundle, onSaved }: BundleFormOptions) {
  const client = useQueryClient()
  /** The bundle as it is stored, as far as whoever edits it has seen. */
  const [seen, setSeen] = useState(bundle)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const { mutateAsync: add } = useMutation(catalogueMutations.addBundle())
  const { mutateAsync: update } = useMutation(catalogueMutations.updateBundle())

  async function readAgain(before: CatalogueBundle): Promise<void> {
    const now = await client.fetchQuery({ ...catalogueQueries.bundle(before.id), staleTime: 0 })
    setSeen(now)
    setMeanwhile({ before, now, typedFields: form.takeTheirs(valuesOf(now, currency)) })
  }

  const form = useApiForm<BundleValues>({
    defaultValues: valuesOf(bundle, currency),
    send: async (values) => {
      setMeanwhile(undefined)
      const fields = bundleOf(values, currency)
      try {
        const { is_active } = values
        onSaved(await (seen ? update({ id: seen.id, version: seen.version, ...fields, is_active }) : add(fields)))
      } catch (cause) {
        if (seen && cause instanceof ApiError && cause.code === 'changed_meanwhile') await readAgain(seen)
        throw cause
      }
    },
  })

  const loadTheirs = () => {
    form.reset(valuesOf(seen, currency))
    setMeanwhile(undefined)
  }
  return { ...form, failure: meanwhile ? undefined : form.failure, meanwhile, loadTheirs }
}

export type BundleForm = ReturnType<typeof useBundleForm>
