/** Given names that tell a man from a woman; none is a word of clothes, and none is of both. */
import type { Who } from "../../../language/readers/audience.ts";

const women = `aaradhya aarti aditi aishwarya akanksha alka ambika amrita ananya anita anjali anjana ankita anu anuradha
  anushka aparna archana asha ayesha bhavana bhavna chaitra charu chitra deepa deepika devika divya durga ekta fatima
  gayatri geeta gita gunjan hema hemalatha indira isha ishita jahnavi janaki jaya jayanti jyothi jyoti kalpana kamala
  kamini kanchan karishma kavita kavitha kavya khushi komal kriti lakshmi lalita lata latha lavanya leela madhavi
  madhuri mahima malini mallika mamta manisha manju meena meenakshi meera megha minakshi mira mitali mrinal mythili
  namrata nandini neelam neha nikita nisha nithya nupur padma pallavi parvati pooja poonam prachi pragya pratibha
  preeti preethi prerna priya priyanka puja radha radhika rajni rakhi ramya rashmi rekha renu reshma revathi richa
  rina rita ritika ruchi rukmini rupa saanvi sadhana sakshi sangeeta sanjana sapna sarika sarita saroja saraswati seema
  shalini shanta sharmila shikha shilpa shobha shraddha shreya shruti shweta simran sita smita sneha sonal sonali
  srividya sridevi sudha sujata sulochana suman sumathi sumitra sunita supriya surabhi sushma swapna swati tanvi tanya
  trisha uma urmila urvashi usha vaishali vaishnavi vandana vanitha varsha vasudha veena vidya vijaya vimala yamini
  zainab zara zoya noor nazia farah farida shabana rukhsana rehana salma sana mehreen tabassum
  alice amelia amy angela anna anne ashley barbara beth betty caroline catherine charlotte chloe claire deborah diana
  donna elizabeth ella ellen emily emma eva fiona hannah heather helen isabella jane janet jennifer jenny jessica joan
  julia julie karen kate katherine katie kelly laura lauren linda lisa louise lucy margaret maria martha mary megan
  melissa michelle mia monica nancy natalie nicole olivia pamela patricia rachel rebecca sandra sarah sharon sophia
  sophie susan theresa tina tracy vanessa veronica victoria wendy zoe`;
const men = `aarav abdul abhay abhijit abhinav abhishek aditya ahmed ajay ajit akash akhil akshay ali aman amar amit amitabh
  anand anil aniket anirudh ankit ankur anuj anurag arjun arnav arun arvind ashish ashok ashwin asif atul ayush balaji
  bharat bhaskar bhavesh bhushan bipin chandan chetan chirag danish darshan debashish deepak devendra dharmesh dheeraj
  dilip dinesh faisal farhan gagan ganesh gaurav gautam girish gopal govind harish harsh harshad hemant himanshu hitesh
  hrithik imran irfan ishaan iqbal jagdish jatin javed jayesh jignesh jitendra kabir kailash kamal kapil karan karthik
  kartik keshav ketan krishnan kumar kunal lakshman madhav mahesh manish manoj manohar mayank milind mohammed mohan
  mohit mukesh mukul murali nakul naresh narendra naveen navin nikhil nilesh nitin om omkar pankaj parth piyush prabhu
  pradeep prakash pramod pranav prasad prashant pratik praveen prem prithvi puneet rahul raj raja rajat rajeev rajendra
  rajesh rajiv rakesh ram raman ramesh ranjit rashid ravi rishabh ritesh rohan rohit sachin sahil saif salman sameer
  sandeep sanjay sanjeev santosh sarvesh satish saurabh senthil shailesh shankar sharad shashank shekhar shivam shyam
  siddharth sohan sourav srinivas subhash sudhir sudeep sumit sunil suraj suresh surya tarun tushar uday umesh utkarsh
  vaibhav varun venkat venkatesh vijay vikas vikram vikrant vinay vineet vinod vipul viraj vishal vishnu vivaan vivek
  yash yogesh yusuf zaheer
  adam andrew anthony benjamin brian charles christopher daniel dave david dennis derek donald douglas edward eric
  george graham gary greg harry henry ian jack jacob james jason jeff jeremy jim joe john jonathan joseph joshua justin
  keith kenneth kevin larry liam luke martin matthew michael mike nathan neil nicholas nigel noah oliver oscar patrick
  paul peter philip richard robert roger ronald ryan scott simon stephen steve steven stuart thomas tim timothy tom tony
  trevor vincent walter william`;

export const givenNameLists: readonly (readonly [Who, readonly string[]])[] = [
  ["women", women.split(/\s+/)],
  ["men", men.split(/\s+/)],
];
