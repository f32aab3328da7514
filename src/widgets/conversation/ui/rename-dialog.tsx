import { useState } from 'react'
import { conversationChangeLimits } from '#contract/assistants-limits'
import { type ConversationSummary, useRenameConversation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { useAskedClose } from '@/shared/ui/discard-dialog'
import { TextField } from '@/shared/ui/text-field'
import { conversationText } from '../text'

const formId = 'rename-conversation'

export function RenameDialog({ conversation, onClose }: { conversation: ConversationSummary; onClose: () => void }) {
  const t = useText(conversationText)
  const [title, setTitle] = useState(conversation.title)
  const { mutate, isPending, error } = useRenameConversation()
  const name = title.trim()
  const { close, question } = useAskedClose({ isDirty: name !== conversation.title, isSending: isPending, onClose })

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('rename')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} disabled={name === ''}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ id: conversation.id, title: name }, { onSuccess: onClose })
        }}
      >
        <TextField
          label={t('title')}
          value={title}
          maxLength={conversationChangeLimits.title.maxLength}
          onChange={(event) => setTitle(event.target.value)}
          error={error ? t('renameFailed', { reason: error.message }) : undefined}
        />
      </form>
      {question}
    </Dialog>
  )
}
