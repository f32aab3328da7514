import type { Text } from '../../../domain/text'

export const notVisible = (records: Text): Text => ({
  en: `Your role does not see ${records.en}.`,
  es: `Su rol no ve ${records.es}.`,
})

export const unknownName = (name: string): Text => ({
  en: `Nothing that you may see is called “${name}”.`,
  es: `Nada de lo que usted puede ver se llama «${name}».`,
})

export const unknownNumber = (number: string): Text => ({
  en: `You see nothing with the number ${number}.`,
  es: `No ve nada con el número ${number}.`,
})

export const whichMachine = (count: number): Text => ({
  en: `Which of your ${count} machines do you mean? Name or choose one.`,
  es: `¿A cuál de sus ${count} máquinas se refiere? Nómbrela o elíjala.`,
})
