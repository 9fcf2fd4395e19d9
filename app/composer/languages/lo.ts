import type { BasicLanguage } from './language.ts';

/** Lao. */
export const lo = {
  code: 'lo',
  functionWords: '',
  calls: {
    buy: 'ຊື້ເລີຍ',
    order: 'ສັ່ງເລີຍ',
    book: 'ຈອງເລີຍ',
    table: 'ຈອງໂຕະ',
    reserve: 'ຈອງບ່ອນນັ່ງ',
    'sign-up': 'ລົງທະບຽນ',
    learn: 'ຮຽນຮູ້ເພີ່ມເຕີມ',
    download: 'ດາວໂຫຼດແອັບ',
    quote: 'ຂໍໃບສະເໜີລາຄາ',
    donate: 'ບໍລິຈາກ',
    visit: 'ແວະມາຫາພວກເຮົາ',
    contact: 'ຕິດຕໍ່ພວກເຮົາ',
    start: 'ເລີ່ມເລີຍ',
    discover: 'ເບິ່ງເພີ່ມເຕີມ',
    tickets: 'ຊື້ປີ້',
    apply: 'ສະໝັກເລີຍ',
  },
  topics: {
    coffee: 'ກາເຟ',
    shoes: 'ເກີບ',
    cars: 'ລົດ',
  },
  currencies: 'ກີບ',
  numberFor: 'ສັ່ງຊື້|ສັ່ງ|ຈອງ|ສະໝັກ|ສອບຖາມ|ຕິດຕໍ່',
} satisfies BasicLanguage;
