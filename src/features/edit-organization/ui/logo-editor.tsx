import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Organization, OrganizationName, organizationMutations } from '@/entities/organization'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FileDrop } from '@/shared/ui/file-drop'
import { toast } from '@/shared/ui/toaster'
import { acceptedPictures, type LogoMistake, mistakeInLogo } from '../model/logo-file'
import { editOrganizationText } from '../text'
import { LogoPreview } from './logo-preview'

/** Choose a picture, preview it, save it; or remove the current one. */
export function LogoEditor({ organization }: { organization: Organization }) {
  const t = useText(editOrganizationText)
  const [chosen, setChosen] = useState<File>()
  const [mistake, setMistake] = useState<LogoMistake>()
  const { upload, save, remove, isRemoving, failure } = useLogo(organization, () => setChosen(undefined))

  function choose([file]: File[]) {
    if (!file) return
    const found = mistakeInLogo(file)
    upload.reset()
    setMistake(found)
    setChosen(found ? undefined : file)
  }

  return (
    <div className="grid gap-3">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <OrganizationName organization={organization} />
        {organization.logo !== null && !chosen && (
          <Button icon={<Trash2 aria-hidden />} pending={isRemoving} onClick={remove}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      {chosen ? (
        <LogoPreview
          file={chosen}
          failure={failure}
          pending={upload.isPending}
          onCancel={() => setChosen(undefined)}
          onUnreadable={() => {
            setMistake('noPicture')
            setChosen(undefined)
          }}
          onSave={() => save(chosen)}
        />
      ) : (
        <FileDrop
          label={t('chooseLogo')}
          help={t('logoHelp')}
          accept={acceptedPictures}
          error={mistake && t(mistake)}
          onFiles={choose}
        />
      )}
    </div>
  )
}

/** Sets and removes the logo of an organization, reported once it is shown; `failure` is why the last try did not work. */
function useLogo({ id }: Pick<Organization, 'id'>, onSaved: () => void) {
  const t = useText(editOrganizationText)
  const upload = useMutation(organizationMutations.setLogo(id))
  const remove = useMutation(organizationMutations.removeLogo(id))
  const saved = () => {
    toast.success(t('logoSaved'))
    onSaved()
  }
  return {
    upload,
    save: (file: File) => void upload.mutateAsync(file).then(saved, () => undefined),
    remove: () =>
      void remove.mutateAsync().then(
        () => toast.success(t('logoRemoved')),
        ({ message }: Error) => toast.error(message),
      ),
    isRemoving: remove.isPending,
    failure: upload.error ? reasonOf(upload.error) : undefined,
  }
}

/** The server's message about the file says more than that the request was not valid. */
function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.fields.file) || error.message
}
