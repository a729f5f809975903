export default function StartPage() {
  return <h1>Praga by Post</h1>;
}
