import { useMutation } from '@tanstack/react-query'
import type { Organization } from '@/entities/organization'
import { ApiError, platform, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { editOrganizationText } from '../text'
import { useTakeOrganization } from './organization-form'

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Sets and removes the logo of an organization; `failure` is why the last try did not work. */
export function useLogo({ id }: Pick<Organization, 'id'>, onSaved: () => void) {
  const t = useText(editOrganizationText)
  const take = useTakeOrganization()
  const params = { path: { id } }

  const upload = useMutation({
    mutationFn: (file: File) =>
      unwrap(platform.POST('/organizations/{id}/logo', { params, body: { file }, bodySerializer: asForm })),
    onSuccess: (organization) => {
      take(organization)
      toast.success(t('logoSaved'))
      onSaved()
    },
  })
  const remove = useMutation({
    mutationFn: () => unwrap(platform.DELETE('/organizations/{id}/logo', { params })),
    onSuccess: (organization) => {
      take(organization)
      toast.success(t('logoRemoved'))
    },
    onError: ({ message }) => toast.error(message),
  })

  return { upload, remove, failure: upload.error ? reasonOf(upload.error) : undefined }
}

/** What the server says of the file itself tells more than that the request was not valid. */
function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.fields.file) || error.message
}
