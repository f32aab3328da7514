import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Terms of service',
  summary: 'The rules for using this service.',
  providerTitle: 'Who offers this service',
  providerBody:
    '{{product}} is software. The service that you use is run by a company, called the provider here: usually the dealership that invited you, or a company that it has hired. Your agreement is with the provider. Where you have a written contract with the provider, the contract comes first.',
  accountTitle: 'Your account',
  accountBody:
    'An account is for one person. Do not share the password or the links that we e-mail to you, and inform your administrator if someone else may know them. Your administrator can change your role or deactivate the account at any time.',
  assistantTitle: 'Answers about machines',
  assistantBody:
    'The assistants answer from the manuals that were uploaded, and show the page. They can be wrong, and a manual can be older than the machine. Before you act, read the page that is cited and heed its warnings. Work on a machine belongs in the hands of people who are trained for it. An answer does not replace the manufacturer’s instructions, the rules at your workplace or the law.',
  ordersTitle: 'Orders, quotes and payments',
  ordersBody:
    'When you order or accept a quote, your contract is with the dealership that sells. Its terms of sale apply to price, delivery, returns and warranty. Card payments are made with a payment provider; card numbers do not reach this service.',
  uploadsTitle: 'What you upload',
  uploadsBody:
    'Upload only what you may pass on, such as manuals of machines that you sell, service or own. It stays yours. The provider stores and reads it to run the service for those to whom you give access.',
  serviceTitle: 'The service itself',
  serviceBody:
    'The provider runs the service with care but cannot promise that it is never interrupted. Do not try to see what is not yours, to overload the service or to get round its limits. How far the provider is liable follows from your contract and the law of the provider’s country.',
  endTitle: 'Changes and termination',
  endBody:
    'The provider may change these terms and announces changes in the service before they take effect. You can stop using the service at any time; ask your administrator to deactivate the account. Orders that are open at that time are still carried out.',
}

export const termsOfServiceText = defineText('terms-of-service', en, { es: () => import('./text.es') })
