import { useMutation } from '@tanstack/react-query'
import { type Organization, organizationMutations } from '@/entities/organization'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { editOrganizationText } from '../text'

/** Sets and removes the logo of an organization; `failure` is why the last try did not work. */
export function useLogo({ id }: Pick<Organization, 'id'>, onSaved: () => void) {
  const t = useText(editOrganizationText)
  const upload = useMutation({
    ...organizationMutations.setLogo(id),
    onSuccess: () => {
      toast.success(t('logoSaved'))
      onSaved()
    },
  })
  const remove = useMutation({
    ...organizationMutations.removeLogo(id),
    onSuccess: () => void toast.success(t('logoRemoved')),
    onError: ({ message }) => toast.error(message),
  })

  return { upload, remove, failure: upload.error ? reasonOf(upload.error) : undefined }
}

/** The server's message about the file says more than that the request was not valid. */
function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.fields.file) || error.message
}
