import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { Callout } from '../callout'
import { uiText } from '../text'

type ChangedMeanwhileProps = {
  /** Shows the changes; what was typed stays. */
  onShow?: () => void
  /** Shows the changes instead of what was typed, where both cannot be shown together. */
  onDiscard?: () => void
}

/** Reports beside a form that somebody else has changed its record while something was typed. */
export function ChangedMeanwhile({ onShow, onDiscard }: ChangedMeanwhileProps) {
  const t = useText(uiText)
  return (
    <Callout
      tone="warning"
      announce
      title={t('changedMeanwhile')}
      actions={
        <>
          {onShow && <Button onClick={onShow}>{t('showChanges')}</Button>}
          {onDiscard && <Button onClick={onDiscard}>{t('discardAndShow')}</Button>}
        </>
      }
    >
      {t(onShow ? 'typedStays' : 'typedIsReplaced')}
    </Callout>
  )
}
