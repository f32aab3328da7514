import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio.',
  description: 'Descripción',
  descriptionHelp: 'A qué se dedica la organización, en una frase.',
  phone: 'Teléfono',
  save: 'Guardar',
  saved: 'Organización guardada',
  logo: 'Logotipo',
  chooseLogo: 'Elija un logotipo',
  logoHelp: 'PNG, JPEG, WebP o SVG de 2 MB como máximo.',
  logoPreview: 'La imagen elegida, {{name}}',
  saveLogo: 'Guardar logotipo',
  removeLogo: 'Quitar logotipo',
  logoSaved: 'Logotipo guardado',
  logoRemoved: 'Logotipo quitado',
  noPicture: 'No es PNG, JPEG, WebP ni SVG.',
  tooLarge: 'Esta imagen supera los 2 MB.',
  emptyFile: 'Este archivo está vacío.',
  cancel: 'Cancelar',
  createTitle: 'Crear un operador',
  createDescription:
    'Un cliente que posee y maneja máquinas. Su concesionario lo atiende desde el principio; después invite a su gente.',
  create: 'Crear operador',
  created: '{{name}} creado',
  createOrganizationTitle: 'Crear una organización',
  createOrganization: 'Crear organización',
  type: 'Tipo',
  servedBy: 'Atendido por',
  servedByNobody: 'Todavía ningún concesionario',
}
