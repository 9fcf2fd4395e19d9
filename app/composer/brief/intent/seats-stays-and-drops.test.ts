import { describe, expect, it } from 'vitest';
import type { Brief } from '../../design/ad-design.ts';
import { readBrief } from '../read-brief.ts';

const intentOf = (brief: Brief) => readBrief(brief).intent;

describe('what the terms of a place, a seat or a ware tell', () => {
  it.each<[Brief, string]>([
    // Nights are booked, whatever a guest may bring.
    [
      { title: 'Inn on the moor, 4 nights for 3', adCopy: 'Bring boots.\nSunday to Thursday, until March' },
      'book',
    ],
    // A seat that costs some people less.
    [
      {
        title: 'Twelfth Night in the castle garden',
        adCopy: '4–18 July, Wed–Sat 7pm\n£21, students half price. Bring a cushion.',
      },
      'tickets',
    ],
    // A day on which wares come in.
    [{ title: 'Vinyl drop Friday 9am', adCopy: 'Only 60 copies. $38. No repress.' }, 'buy'],
    [{ title: 'Sneaker drop saturday 11am', adCopy: '120 pairs. $150.' }, 'buy'],
    // The first hour is free, the others are paid for.
    [{ title: 'Speak Welsh', adCopy: 'Every Tuesday 18:30, max. 10 people\nfirst lesson free' }, 'book'],
    [{ title: 'Tango for the stiff of hip', saleGoals: 'drop in class $10, no partner needed' }, 'visit'],
    // What a ware costs, in the goals, asks for no orders.
    [{ title: 'Burrito Friday at the van', saleGoals: '2 burritos for $11, every friday 6pm' }, 'visit'],
    [
      {
        title: 'Gyoza night at the truck',
        saleGoals: '6 for £5, every thursday from 5pm',
        instructions: 'we post the menu on our page',
      },
      'visit',
    ],
    [{ title: 'Car wash – third wash half price', instructions: 'open daily 8am-9pm, 3 Mill Lane' }, 'visit'],
    [{ title: 'Autowaschanlage am Ring, 5. Wäsche gratis' }, 'visit'],
    [{ title: 'Mobile car wash', adCopy: 'We come to you. $30' }, 'book'],
    // Nobody is seen without an hour of their own.
    [
      {
        title: 'Wedding gown sample sale',
        adCopy: 'Gowns from €300\n8–9 March, by appointment only',
      },
      'appointment',
    ],
    [{ title: 'U14 boys rugby trials', adCopy: 'Saturday 6 September, 9am\nMill Field' }, 'sign-up'],
    [{ title: 'Fibre internet 300 Mbps', adCopy: '€29.99/month for 12 months, then €44.99' }, 'start'],
    // What is rented by the month and tried first is started, whatever its name has in it.
    [{ title: 'Rota calendar for cafés', adCopy: 'From £9 a month, first 14 days free' }, 'start'],
    // Put down for once, whatever house it is in.
    [
      {
        title: 'Winter reading club at Ashby Library',
        adCopy: 'Read five books. Win a mug.\nAges 5–12, free to join, starts January 8',
      },
      'sign-up',
    ],
    [
      {
        title: 'First visit £39 at Elm Chiropractic',
        adCopy: 'First visit with exam is £39. Until 30 June.',
      },
      'book',
    ],
    [{ title: 'Primera visita gratis en Clínica Dental Luz' }, 'book'],
    [
      { title: 'Word for people who hate Word', adCopy: '9 short videos. £25 instead of £50 until Sunday' },
      'enrol',
    ],
    [{ title: 'Prime rib Saturdays', adCopy: '£34 per person, every Saturday from 5pm' }, 'table'],
    [{ title: 'Ska & DJ on the roof, every Friday', adCopy: 'free entry' }, 'visit'],
    // Seats that have their price, whatever the day is called.
    [{ title: 'Gin tasting', adCopy: 'Doors 7pm, tickets £19 / £22 on the door' }, 'tickets'],
    [{ title: 'Cookery evening', adCopy: 'Friday 7pm. Tickets £25' }, 'tickets'],
    [{ title: 'Book reading', adCopy: 'Friday 14 November, 8pm\n£14' }, 'tickets'],
    [{ title: 'Book sale', adCopy: 'Friday 14 November, 10am–4pm\nraffle tickets £1' }, 'visit'],
    [{ title: 'Silent retreat', adCopy: 'Only 20 places. £95, booking essential' }, 'book'],
    // Two for one of what is eaten.
    [{ title: '2 for 1 pancakes on Mondays' }, 'order'],
    [{ title: 'Cocktails, made slowly', adCopy: 'Come before the ice is gone.' }, 'visit'],
    // The day of a feast is no day of the ware.
    [{ title: 'Headphones for her', adCopy: 'Mother’s Day is 10 May' }, 'buy'],
    // A shop that closes down, whatever it is called.
    [{ title: 'CARPET BARN CLEARANCE!!! EVERYTHING MUST GO!!!' }, 'buy'],
    [{ title: 'LIGHTING OUTLET CLOSING DOWN!!! UP TO 60% OFF!!!' }, 'buy'],
    [{ title: 'new flavour: burnt honey 🍦', adCopy: '€3 a scoop, only in June' }, 'visit'],
    [{ title: 'Pension planning without jargon', saleGoals: 'free first meeting' }, 'contact'],
    [{ title: 'Shutter jammed? same day repair, no weekend fee 555-0177' }, 'call'],
    // Houses one walks into, and makers who plan nothing but jobs.
    [{ title: 'Dry cleaning – 4 shirts for £8', instructions: 'Mon-Sat 8-6, 3 Mill Lane' }, 'visit'],
    [{ title: 'Board game café, 300 games, €4 all evening' }, 'visit'],
    [{ title: 'HOT TUB CLEARANCE!!! FLOOR MODELS $2,000 OFF!!!' }, 'buy'],
    [{ title: 'Job scheduling for small roofers', saleGoals: 'demo bookings' }, 'demo'],
    [{ title: 'Eisdiele am Markt', adCopy: '2 Kugeln 3,20 €' }, 'visit'],
    [
      { title: 'New: curly cuts at Salon Six', adCopy: 'Dry cut and styling £48, 20% off your first visit' },
      'book',
    ],
    [
      {
        title:
          'can you make something for my upholstery workshop, I do mostly old armchairs and I also collect',
      },
      'quote',
    ],
    [
      {
        title: 'Focaccia for absolute beginners',
        saleGoals: '£48 per person, Sunday 9 Feb 10am-2pm, max 8 people',
      },
      'book',
    ],
    [{ title: 'E-signature tool for small teams', adCopy: 'Free for 3 documents a month' }, 'start'],
    [{ title: 'The Quiet Kitchen magazine', adCopy: '10 issues for £20' }, 'buy'],
    [{ title: 'Girls bikes trade-in weeks', adCopy: 'Over 40 bikes, from £119' }, 'buy'],
    [{ title: '선크림 출시', adCopy: '바른 듯 가볍게.\n5월 한 달간 1+1' }, 'buy'],
    [{ title: '수분크림 신제품 출시', adCopy: '지금 구매하면 샘플 증정' }, 'buy'],
    [{ title: '숯불 갈비 신메뉴', adCopy: '3인 이상 주문 시 냉면 무료' }, 'table'],
  ])('%j: %s', (brief, intent) => {
    expect(intentOf(brief)).toBe(intent);
  });
});
