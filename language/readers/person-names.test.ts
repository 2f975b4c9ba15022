import { describe, expect, it } from "vitest";
import { isName } from "./person-names.ts";

const lines = (text: string) => text.trim().split(/\s*,\s*/);

describe("a name", () => {
  it.each(
    lines(`Asha Rao, asha, Priya Nair, Rohan Mehta, Lakshmi Venkataraman, Gurpreet Singh, Fatima Khan, Joe D'Souza, Mary-Anne Fernandes,
    T. S. Krishnan, Mohammed Abdul Rahman, Kamala Iyer, Zoya, Harish Chandra Gupta, Suresh Babu, Anita Desouza, Sukhwinder Kaur, Ngozi Okafor,
    Nguyen Thi Lan, Wei Zhang, Li Na, Yuki Tanaka, José García, François Lefèvre, Zoë Müller, Søren Kierkegaard, Wojciech Nowak, Ana de Souza,
    Vincent van Dyk, Ali bin Hassan, John Matthew, Sarah O'Neill, Mary, Jo, Bo Li, Usha, Iyer, Banerjee, Chatterjee, Mukhopadhyay, Subramaniam,
    Balasubramanian, Ramachandran Pillai, Jain, Shah, Patel, Das, Dutt, Bose, Sen, Roy, Roy Choudhury, Ganguly, Tendulkar, Kulkarni, Deshpande, Joshi, Bhat,
    Hegde, Gowda, Reddy, Naidu, Menon, Nambiar, Varghese, Kurien, Thomas, Cherian, Lobo, Pinto, Dsouza, Wadia, Irani, Mistry, Contractor, Merchant, Engineer,
    Ahmed Hussain, Nasreen Begum, Imran Qureshi, Bhupinder, Harmanpreet, Tenzin Dorjee, Lalthanhawla, Zoramthanga, Conrad Sangma, Biren Singh, Kiran,
    Jyoti, Tara, Maya, Uma, Om, Ira, Dev, Raj, Ravi, Anil, Sunil, Arjun Das, Kabir, Indira, Manmohan, Smriti, Mithali, Neeraj, Virat, Rohit, Jasprit,
    Rose Mathew, Grace Paul, Joy Thomas, Ruby, Daisy, Lily, Amber, Hunter, Mason, Jordan, Georgia, Florence, Victoria Baker, Mark Brown, Frank, Will Turner, Theresa May, Bill, Hope,
    Sonu, Monu, Pappu, Guddu, Chhaya, Chaitanya, Krishnamurthy, Venkatesh Prasad, K. L. Rahul, Usher, Olumide, Oluwaseun, Kwame, Chinedu, Fatoumata, Aaliyah, Noah, Liam, Emma,
    अनिल वर्मा, सुनीता देवी, Olivia, Chloe, Ella, Mateo, Santiago, Giulia, Luca, Björn, Ingrid, Sterling, Browning, Clement`),
  )("%s", (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(["Price", "Page", "Long", "Do", "Park"])("%s, where it is announced", (name) => {
    expect(isName(name)).toBe(false);
    expect(isName(name, true)).toBe(true);
  });
});

describe("no name", () => {
  it.each(
    lines(`thank you, thanks, hold on a moment, wait, hmm, um, okay, yes please, no, nope, never mind, skip this, help, go back, what, why, sorry, hello,
    I'd rather pay cash, cash, card, pay by card, place the order, next, nothing, maybe later, later, not sure, I don't know, who is there, my husband is at the door,
    set a timer, what time is it, play some music, tell me a joke, call my mother, turn off the light, translate this, how are you, good morning, open the door,
    is it raining, the weather today, credit card, flight to Goa, asha@example.com, 560001, flat 4, 12 B, asha's, Asha Rao and her sister and mother, a, the, it, large, medium,
    remove the shirt, blue kurta, read it back, repeat, louder, stop, cancel, undo, wrong, that is wrong, missing, delete, change it, cheaper, show me more,
    washing instructions, opening hours, free delivery, the wrong size, how much, too expensive, coming, one minute, just a second, speak slowly, can you hear me,
    the dog is barking, dinner is ready, I am hungry, call me later, tomorrow, monday, thirty two, delivery, address, surname, first name, सब हो गया`),
  )("%s", (text) => {
    expect(isName(text)).toBe(false);
  });
});
