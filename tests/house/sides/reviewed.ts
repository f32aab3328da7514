import type { ShownTo } from './readers'

/**
 * Parts of screens that both sides may open, each with the only side that it is shown to. Whoever renders it decides that, by
 * the role of the reader or by what the server says that they may do. Add a file here after looking at where it is rendered.
 */
export const shownTo: ShownTo = {
  'src/features/ask-for-price/ui/ask-for-price-dialog.tsx': 'customer',
  'src/features/ask-for-price/ui/ask-for-price.tsx': 'customer',
  'src/features/edit-organization/ui/create-operator-dialog.tsx': 'dealership',
  'src/features/notify-customer/ui/address-dialog.tsx': 'dealership',
  'src/features/notify-customer/ui/customer-recipients.tsx': 'dealership',
  'src/features/notify-customer/ui/nobody-emailed.tsx': 'dealership',
  'src/features/notify-customer/ui/pass-on-notice.tsx': 'dealership',
  'src/features/onboarding/ui/payments-banner.tsx': 'dealership',
  'src/features/share-link/ui/share-link-button.tsx': 'dealership',
  'src/features/write-note/ui/note-dialog.tsx': 'dealership',
  'src/pages/account/home/home-page.tsx': 'dealership',
  'src/pages/account/home/machine-home/machine-home.tsx': 'customer',
  'src/pages/admin/addresses/links/ask-operator-dialog.tsx': 'dealership',
  'src/pages/admin/addresses/operator-buttons.tsx': 'dealership',
  'src/pages/machines/instance-list/change-dealership.tsx': 'customer',
  'src/pages/machines/machine-details/kits/kit-dialog.tsx': 'dealership',
  'src/pages/machines/machine-details/removal/remove-machine-dialog.tsx': 'dealership',
  'src/pages/machines/machine-list/assign-models.tsx': 'dealership',
  'src/pages/machines/operator-machines/assign-machine-dialog.tsx': 'dealership',
  'src/pages/orders/order-details/dispute-warning.tsx': 'dealership',
  'src/pages/quotes/maintenance-quote-details/move-dialog.tsx': 'dealership',
  'src/pages/quotes/quote-details/answer-form.tsx': 'dealership',
  'src/pages/quotes/quote-details/ask-change-dialog.tsx': 'customer',
  'src/widgets/conversation/ui/ask-dealer-dialog.tsx': 'customer',
  'src/widgets/conversation/ui/dealer-contact.tsx': 'customer',
  'src/widgets/conversation/ui/dealer-question-card.tsx': 'customer',
  'src/widgets/customer-filter/ui/customer-filter.tsx': 'dealership',
}

/** Texts as both sides read them, in English and Spanish, with the reason why they are true and natural for both. */
export const reviewed: Readonly<Record<string, Readonly<Record<string, readonly [en: string, es: string]>>>> = {
  'Only the side that it is meant for gets it: what it is about decides who may do it.': {
    'src/entities/activity/text.ts: dealer_wrote': ['Your dealer wrote to you', 'Su concesionario le escribió'],
    'src/pages/admin/addresses/text.ts: acceptTitle': ['Let {{name}} serve you?', '¿Permitir que {{name}} lo atienda?'],
    'src/pages/admin/addresses/text.ts: acceptWarning': [
      'It will see your machines and what you order from it. You can end this at any time.',
      'Verá sus máquinas y lo que usted le pida. Puede terminarlo cuando quiera.',
    ],
    'src/pages/quotes/quote-details/text.ts: aboutDISCARDED': [
      'The customer never sees it. The draft stays in the list as discarded.',
      'El cliente no lo ve nunca. El borrador queda en la lista como descartado.',
    ],
    'src/pages/quotes/quote-details/text.ts: aboutREJECTED': [
      'The customer sees the reason.',
      'El cliente ve el motivo.',
    ],
    'src/pages/quotes/quote-details/text.ts: aboutWITHDRAWN': [
      'The customer can no longer accept it.',
      'El cliente ya no puede aceptarlo.',
    ],
    'src/pages/quotes/quote-details/text.ts: aboutDECLINED': [
      'The dealership sees the reason.',
      'El concesionario ve el motivo.',
    ],
    'src/pages/quotes/quote-details/text.ts: aboutCANCELLED': [
      'The dealership will not answer it any more.',
      'El concesionario ya no la responderá.',
    ],
  },
  'Where goods are collected is the same place for both.': {
    'src/features/place-order/text.ts: PICKUP': ['Pick up at the dealership', 'Recoger en el concesionario'],
    'src/pages/orders/order-details/text.ts: delivery_PICKUP': [
      'Pick up at the dealership',
      'Recoger en el concesionario',
    ],
    'src/pages/orders/order-details/text.ts: pickup': ['Picked up at the dealership', 'Se recoge en el concesionario'],
    'src/pages/quotes/quote-details/text.ts: pickup': ['Picked up at the dealership', 'Se recoge en el concesionario'],
    'src/widgets/quote-fields/text.ts: PICKUP': ['Pick up at the dealership', 'Recogida en el concesionario'],
  },
  'Both sides agree to the same terms, which name the two sides as contracts do.': {
    'src/pages/legal/privacy-policy/text.ts: whoBody': [
      'The provider of this service: usually the dealership that invited you, or a company that it has hired. Ask your administrator whom to contact.',
      'El proveedor de este servicio: por lo general el concesionario que lo invitó, o una empresa contratada por él. Pregunte a su administrador a quién dirigirse.',
    ],
    'src/pages/legal/privacy-policy/text.ts: seenBody': [
      'Your organization’s administrators see its accounts. A dealership sees the machines, orders, quotes and messages that it shares with a customer, and a customer those that it shares with a dealership. The provider’s administrators can see what they need to run the service, including feedback on answers. Of a question about a model that no manual answers, a dealership that assigned the model sees the words, not who asked.',
      'Los administradores de su organización ven sus cuentas. Un concesionario ve las máquinas, pedidos, presupuestos y mensajes que comparte con un cliente, y un cliente los que comparte con un concesionario. Los administradores del proveedor pueden ver lo que necesitan para prestar el servicio, incluidas las opiniones sobre las respuestas. De una pregunta sobre un modelo que ningún manual responde, el concesionario que asignó el modelo ve las palabras, no quién preguntó.',
    ],
    'src/pages/legal/terms-of-service/text.ts: providerBody': [
      '{{product}} is software. The service that you use is run by a company, called the provider here: usually the dealership that invited you, or a company that it has hired. Your agreement is with the provider. Where you have a written contract with the provider, the contract comes first.',
      '{{product}} es software. El servicio que usted usa lo presta una empresa, aquí llamada el proveedor: por lo general el concesionario que lo invitó, o una empresa contratada por él. Su acuerdo es con el proveedor. Si usted tiene un contrato escrito con el proveedor, el contrato prevalece.',
    ],
    'src/pages/legal/terms-of-service/text.ts: ordersBody': [
      'When you order or accept a quote, your contract is with the dealership that sells. Its terms of sale apply to price, delivery, returns and warranty. Card payments are made with a payment provider; card numbers do not reach this service.',
      'Cuando usted hace un pedido o acepta un presupuesto, su contrato es con el concesionario que vende. Sus condiciones de venta se aplican al precio, la entrega, las devoluciones y la garantía. Los pagos con tarjeta se hacen con un proveedor de pagos; los números de tarjeta no llegan a este servicio.',
    ],
  },
  'Both sides are named as third parties, whoever reads it.': {
    'src/pages/machines/instance-list/bulk/assign/text.ts: assignHelp': [
      'Each machine gets the tasks that its dealership has planned for its model. Tasks that it already has stay as they are.',
      'Cada máquina recibe las tareas que su concesionario ha previsto para su modelo. Las que ya tiene se quedan como están.',
    ],
    'src/pages/quotes/maintenance-quote-details/text.ts: serviceEnded': [
      'The dealership no longer serves the customer.',
      'El concesionario ya no atiende al cliente.',
    ],
    'src/pages/quotes/quote-details/text.ts: serviceEnded': [
      'The dealership no longer serves the customer.',
      'El concesionario ya no atiende al cliente.',
    ],
  },
  'For a customer, it is the dealership that serves them; for a machine operator of a dealership, their own.': {
    'src/pages/machines/machine-details/text.ts: kitsEmpty': [
      'The service kits of your dealership for this model appear here.',
      'Aquí aparecen los kits de servicio de su concesionario para este modelo.',
    ],
    'src/pages/machines/machine-list/text.ts: empty': [
      'The models of your organization’s machines appear here, with their manuals. Your dealership adds them.',
      'Aquí aparecen los modelos de las máquinas de su organización, con sus manuales. Los añade su concesionario.',
    ],
    'src/pages/machines/manual-library/text.ts: empty': [
      'The manuals of your machines appear here once your dealership has uploaded them.',
      'Aquí aparecen los manuales de sus máquinas en cuanto su concesionario los haya subido.',
    ],
    'src/widgets/manual-list/text.ts: empty': [
      'Answers come from the manuals of a machine. Your dealership uploads them.',
      'Las respuestas salen de los manuales de la máquina. Los sube su concesionario.',
    ],
  },
  'The specification gives this role and this screen their names.': {
    'src/entities/user/text.ts: Machine Operator': ['Machine Operator', 'Operador de máquinas'],
    'src/widgets/side-menu/text.ts: operatorMachines': ['Operator Machines', 'Máquinas del operador'],
  },
}
