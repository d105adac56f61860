/**
 * What people type, by the article (below /help-and-support/) that must be among the first three results, or the
 * articles of which one must be. Most are short, many are misspelt, some are sentences, as in any search log.
 */
const queriesByArticle: Record<string, string> = {
  'appliances-and-engineers/appliance-repairs': 'washing machine broken, fridge repair',
  'appliances-and-engineers/change-an-appointment': 'reschedule appointment',
  'appliances-and-engineers/check-an-engineers-identity': 'scam caller, engineer id check',
  'appliances-and-engineers/missed-appointments': "engineer didn't turn up, compensation missed appointment",
  'appliances-and-engineers/prepare-for-an-engineer-visit | appliances-and-engineers/change-an-appointment':
    'what time will engineer come',
  'bills-and-payments/back-billing-the-12-month-rule': 'back billing, bill from two years ago',
  'bills-and-payments/estimated-and-actual-readings': 'estimated bill, wrong reading on my bill',
  'bills-and-payments/get-your-credit-back':
    'refund, money back, when will i get my refund, credit on account',
  'bills-and-payments/how-to-pay-your-bill': 'pay bill by card',
  'bills-and-payments/no-bill-for-months': 'no bill, recieved no bill',
  'bills-and-payments/when-your-direct-debit-changes':
    'change bank date, change direct debit, direct debit increased, lower my direct debit',
  'bills-and-payments/when-your-direct-debit-changes | bills-and-payments/how-to-pay-your-bill':
    'cancel direct debit, directdebit',
  'bills-and-payments/why-is-my-bill-higher': 'statement too high, bill gone up, why is my bill so high',
  'bills-and-payments/your-bill-line-by-line': 'MPAN, explain my bill',
  'breakdowns/bleed-a-radiator': 'radiator cold at top, air in radiator',
  'breakdowns/boiler-wont-start': 'boiler wont fire up, pilot light gone out',
  'breakdowns/frozen-condensate-pipe': 'frozen pipe, condensate pipe frozen',
  'breakdowns/noisy-boiler': 'noisy boiler, banging noise boiler',
  'breakdowns/noisy-boiler | breakdowns/frozen-condensate-pipe': 'boiler making gurgling noise',
  'breakdowns/repressurise-your-boiler':
    'boiler pressure low, repressurize boiler, boiler keeps losing pressure',
  'contact-us': 'phone number',
  'emergencies/boiler-breakdown | breakdowns/boiler-wont-start': 'boilier not working',
  'emergencies/boiler-breakdown | emergencies/no-heating': 'no hot water, hot water not working',
  'emergencies/carbon-monoxide': 'CO alarm, carbon monoxid alarm beeping, headache dizzy boiler',
  'emergencies/leaky-pipes': 'water leak, burst pipe, water coming through ceiling, where is my stopcock',
  'emergencies/no-heating': 'heating not working, hot water but no heating',
  'emergencies/no-heating | breakdowns/bleed-a-radiator': 'heating on but radiators cold',
  'emergencies/pay-as-you-go-no-supply': 'ran out of credit no electric, PAYG METER OFF',
  'emergencies/power-cuts': 'blackout, no electricity, 105, fuse tripped, storm no power',
  'emergencies/turn-off-your-gas':
    'smell of gas, 0800 111 999, gas smell in kitchen, where is my gas valve, 08001119 99 gas',
  'energy-tariffs/exit-fees-and-switching': 'leave fixed tariff early',
  'energy-tariffs/fixed-and-variable-tariffs': 'svt, tarrif, best tariff for me, fixed or variable',
  'energy-tariffs/how-the-price-cap-works': 'ofgem price cap january',
  'energy-tariffs/unit-rates-and-standing-charges':
    'standing charge, what is a standing charge, kwh price, unit rate, pence per unit',
  'energy-tariffs/when-your-fixed-tariff-ends': 'fixed deal ending, tariff ending',
  'extra-support': 'priority services register, psr',
  'helpful-advice/damp-and-condensation': 'mold, black mould on wall',
  'helpful-advice/heating-controls-explained': 'trv settings',
  'helpful-advice/keep-warm-for-less': 'cheapest way to heat home, electric blanket',
  'helpful-advice/save-electricity-in-every-room | helpful-advice/keep-warm-for-less': 'save energy',
  'helpful-advice/save-electricity-in-every-room | smart-home/smart-plugs-and-energy-use':
    'how much does a kettle cost',
  'homecare-help/book-your-annual-service': 'boiler service, annual boiler servise',
  'homecare-help/change-or-cancel-your-cover': 'cancel homecare, cancel my boiler cover',
  'homecare-help/landlords-and-gas-safety':
    'cp12, landlord gas safety certificate, gas safety, tenant gas check',
  'homecare-help/what-your-cover-includes': 'what does my cover include, is plumbing covered',
  'make-a-complaint-select-type': 'complaint, ombudsman',
  'meters/economy-7-meters': 'off peak times, day and night rates, e7',
  'meters/get-a-smart-meter':
    'get smart meter, do I have to have a smart meter, book smart meter instalation',
  'meters/get-a-smart-meter | meters/smart-meter-not-sending-readings': 'smartmeter',
  'meters/how-to-read-your-electricity-meter | meters/how-to-read-your-gas-meter': 'how do I read my meter',
  'meters/how-to-read-your-electricity-meter | meters/how-to-read-your-gas-meter | bills-and-payments/estimated-and-actual-readings':
    'submit meter reading',
  'meters/how-to-read-your-electricity-meter | meters/my-meter-is-not-working | meters/move-your-meter':
    'elecricity meeter',
  'meters/how-to-read-your-gas-meter': 'read gas meter',
  'meters/move-your-meter': 'move meter, relocate my electricity meter',
  'meters/my-meter-is-not-working': 'meter stuck, meter running fast, faulty meter',
  'meters/smart-meter-not-sending-readings':
    'smart meter not working, smart meter stopped working after switching',
  'meters/smart-meter-not-sending-readings | meters/how-to-read-your-electricity-meter':
    'smart metre readings',
  'my-account/cannot-sign-in': 'forgot password, cant log in, verification code not arriving',
  'my-account/change-your-details': 'name change married, change email adress',
  'my-account/leaving-british-gas': 'leaving, switch supplier',
  'my-account/leaving-british-gas | my-account/moving-home': 'close my account',
  'my-account/let-someone-else-manage-your-account': 'power of attorney, manage my mums account',
  'my-account/moving-home':
    'moving house, i have moved into a new house who supplies my energy, change of tenancy',
  'my-account/moving-home | my-account/change-your-details': 'new address',
  'my-account/set-up-your-online-account': 'register online acount',
  'pay-as-you-go/debt-on-your-meter': 'prepayment debt, meter taking too much money debt',
  'pay-as-you-go/debt-on-your-meter | struggling-to-pay/free-debt-advice | struggling-to-pay/agree-a-payment-plan':
    'owe money',
  'pay-as-you-go/emergency-credit': 'emergancy credit, friendly hours',
  'pay-as-you-go/emergency-credit | pay-as-you-go/how-to-top-up | emergencies/pay-as-you-go-no-supply':
    'emergency top up',
  'pay-as-you-go/how-to-top-up': 'top up',
  'pay-as-you-go/how-to-top-up | bills-and-payments/how-to-pay-your-bill': 'paypoint',
  'pay-as-you-go/lost-or-damaged-card-or-key': 'lost key, lost my gas card, key broken prepayment',
  'pay-as-you-go/switch-from-prepayment': 'get rid of prepayment meter, change from prepay to credit meter',
  'pay-as-you-go/top-up-not-showing': 'topup not showing, my credit has not gone on the meter',
  probate: 'someone died, executor, my dad passed away',
  'smart-home/charge-your-car-at-home': 'EV charger, charging ev overnight',
  'smart-home/set-up-a-smart-thermostat': 'thermastat set up',
  'smart-home/set-up-a-smart-thermostat | helpful-advice/heating-controls-explained':
    'how to set timer on thermostat',
  'smart-home/smart-plugs-and-energy-use': 'smart plug',
  'smart-home/smart-thermostat-offline': 'thermostat offline, thermostat not connecting to wifi',
  'smart-home/your-in-home-display': 'ihd blank, smart meter display blank, in home display not connected',
  'struggling-to-pay/agree-a-payment-plan': 'cant pay, can’t pay my bill, struggling to pay, repayement plan',
  'struggling-to-pay/breathing-space': 'breathing space',
  'struggling-to-pay/breathing-space | struggling-to-pay/free-debt-advice | struggling-to-pay/agree-a-payment-plan':
    'bailiffs',
  'struggling-to-pay/free-debt-advice': 'debt advice',
  'struggling-to-pay/free-debt-advice | struggling-to-pay/breathing-space': 'stepchange',
  'struggling-to-pay/fuel-direct': 'universal credit, benefits deductions',
  'struggling-to-pay/grants-and-schemes': 'help with energy bills, winter fuel payment',
  'struggling-to-pay/warm-home-discount': 'warm homes discount',
  'submit-meter-read': 'submit reading',
};

/** Each query with the articles it may find, ' | ' between them. */
export const realisticQueries: readonly (readonly [typed: string, expected: string])[] = Object.entries(
  queriesByArticle,
).flatMap(([expected, queries]) => queries.split(', ').map((typed) => [typed, expected] as const));
