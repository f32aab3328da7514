import { useMutation } from '@tanstack/react-query'
import { type Brand, brandMutations } from '@/entities/brand'
import { useApiForm } from '@/shared/lib/api-form'

/**
 * The form of a brand's name.
 *
 * @param brand the one to rename; undefined for a new one
 * @param onSaved called with the brand as the server saved it
 */
export function useBrandForm(brand: Brand | undefined, onSaved: (brand: Brand) => void) {
  const { mutateAsync: add } = useMutation(brandMutations.add())
  const { mutateAsync: rename } = useMutation(brandMutations.rename())

  return useApiForm({
    defaultValues: { name: brand?.name ?? '' },
    send: async ({ name }) => {
      const saved = await (brand ? rename({ id: brand.id, name }) : add(name))
      onSaved(saved)
    },
  })
}
