import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Organization, OrganizationName } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FileDrop } from '@/shared/ui/file-drop'
import { acceptedPictures, type LogoMistake, mistakeInLogo } from '../model/logo-file'
import { useLogo } from '../model/use-logo'
import { editOrganizationText } from '../text'
import { LogoPreview } from './logo-preview'

/** Choose a picture, preview it, save it; or remove the current one. */
export function LogoEditor({ organization }: { organization: Organization }) {
  const t = useText(editOrganizationText)
  const [chosen, setChosen] = useState<File>()
  const [mistake, setMistake] = useState<LogoMistake>()
  const { upload, remove, failure } = useLogo(organization, () => setChosen(undefined))

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
          <Button icon={<Trash2 aria-hidden />} pending={remove.isPending} onClick={() => remove.mutate()}>
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
          onSave={() => upload.mutate(chosen)}
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
