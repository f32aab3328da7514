import type { NumberWriting } from '../number-writing'

/** How Spanish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien vez veces medio',
  indefinite: 'un una uno',
  composed: {
    and: 'y',
    values:
      'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintidós=22 veinticuatro=24 veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000',
  },
  ordinals: {
    words:
      'primer[ao]? segund[ao] tercer[ao]? cuart[ao] quint[ao] sext[ao] s[ée]ptim[ao] octav[ao] noven[ao] d[ée]cim[ao]'.split(
        ' ',
      ),
    suffix: '\\.?[ªºao]',
    bareSuffix: '\\.?[ªº]',
    numbered: 'marcha|velocidad|cilindro|posici[óo]n|etapa',
    inGear: 'en|a',
    gear: 'marcha',
  },
  unitSymbols: { afterNumber: { horsepower: 'cv' } },
}
