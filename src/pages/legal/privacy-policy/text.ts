import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Privacy policy',
  summary: 'What is stored about you here, why, and who sees it.',
  whoTitle: 'Who is responsible',
  whoBody:
    'The provider of this service: usually the dealership that invited you, or a company that it has hired. Ask your administrator whom to contact.',
  keptTitle: 'What is stored',
  keptBody:
    'Your name, e-mail, organization and role; your password only as a hash from which it cannot be read; when and from which browser and network address you signed in. What you ask the assistants, with the answers and your opinion of them. The machines, hours, orders, quotes and messages that you enter, and the manuals that you upload. The e-mails that the service sent to you.',
  purposeTitle: 'What it is used for',
  purposeBody:
    'To answer your questions, to carry out orders and maintenance, to let you sign in safely, to find faults and to prevent misuse. Nothing is sold, and there is no advertising.',
  seenTitle: 'Who sees it',
  seenBody:
    'Your organization’s administrators see its accounts. A dealership sees the machines, orders, quotes and messages that it shares with a customer, and a customer those that it shares with a dealership. The provider’s administrators can see what they need to run the service, including feedback on answers. Of a question about a model that no manual answers, a dealership that assigned the model sees the words, not who asked.',
  othersTitle: 'Who else may receive data',
  othersBody:
    'The provider may use a mail server to send e-mails, a payment provider for cards, and a language model to phrase answers; that model then receives the question, the earlier part of the conversation and the passages of the manuals that fit. Ask the provider which of them are used here, and where they are.',
  deviceTitle: 'On your device',
  deviceBody:
    'Your browser stores that you are signed in, the machine and the conversation that you chose, your language and theme, and what you opened, so that it can be shown without a network. There are no tracking cookies. Signing out removes the session, the conversation and what you opened.',
  durationTitle: 'For how long',
  durationBody:
    'As long as your organization uses the service, and afterwards as long as the law requires, for instance for invoices. Links in e-mails expire; most sessions end 30 days after they were last used.',
  rightsTitle: 'Your rights',
  rightsBody:
    'You may ask what is stored about you, have it corrected, and, where the law gives you the right, have it handed over or deleted. You can change much of it yourself in your settings. For anything else, contact your administrator or the provider; you may also complain to the data protection authority where you live.',
}

export const privacyPolicyText = defineText('privacy-policy', en, { es: () => import('./text.es') })
